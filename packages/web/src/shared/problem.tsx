/** Why something failed, said at once. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class="warning" role="alert">
      {text}
    </p>
  );
}
