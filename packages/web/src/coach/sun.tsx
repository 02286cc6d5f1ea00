/** The coach's face: the sun low over the sea. */
export const Sun = () => (
  <svg class="sun" viewBox="0 0 40 40" aria-hidden="true">
    <clipPath id="sun-round">
      <circle cx="20" cy="20" r="20" />
    </clipPath>
    <g clip-path="url(#sun-round)">
      <path class="sun-sky" d="M0 0h40v28H0z" />
      <path class="sun-glow" d="M0 17h40v11H0z" />
      <circle class="sun-disc" cx="20" cy="27" r="9" />
      <path class="sun-sea" d="M0 28h40v12H0z" />
    </g>
  </svg>
);
