/** Why something failed, said at once. */
export function ProblemNote({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class="warning" role="alert">
      {text}
    </p>
  );
}
