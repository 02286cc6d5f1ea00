/** A tick or a cross. */
export const ResultMark = ({ met }: { readonly met: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={met ? 'm5 12.500 4.500 4.500L19 7.500' : 'm6.500 6.500 11 11m0-11-11 11'} />
  </svg>
);
