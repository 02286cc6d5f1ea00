import type { ComponentChildren } from 'preact';

/** The evening sky with hills before it, behind the heading of a page. */
export function Sky({ children }: { readonly children: ComponentChildren }) {
  return (
    <header class="sky">
      <svg class="ridge" viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path
          class="far"
          d="M0 44l90-16 70 12 110-26 90 22 120-10 130 18 90-24 110 20 140-22 120 24 110-16 130 14 130-20v70H0z"
        />
        <path class="near" d="M0 58l120-12 110 10 150-16 120 14 160-8 140 10 130-16 150 14 120-10 120 10 120-8v24H0z" />
      </svg>
      <div class="sky-words">{children}</div>
    </header>
  );
}
