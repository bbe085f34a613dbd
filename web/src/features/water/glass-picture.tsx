import type { ReactNode } from 'react';

/** The y coordinate of the glass's bottom, and the height of the water in a full glass. The drawing is 64 × 96 units. */
const floor = 88;
const fullHeight = 70;

/**
 * A glass that fills. `share` is 1 at the goal; a higher share still draws a full glass. The wave shows the water level
 * without relying on colour. Without `words` the picture is decoration, because the amount is unknown.
 */
export function GlassPicture({ share, words }: { share: number; words: string | undefined }): ReactNode {
  const filled = Math.min(Math.max(share, 0), 1);
  const top = floor - filled * fullHeight;
  return (
    <svg
      viewBox="0 0 64 96"
      {...(words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
      className="h-24 w-auto shrink-0 text-primary sm:h-32"
      fill="none"
    >
      <clipPath id="inside-of-the-glass">
        <path d="M9 8h46l-6 80H15z" />
      </clipPath>
      {filled > 0 && (
        <g clipPath="url(#inside-of-the-glass)">
          <path
            d={`M0 ${top}q8 -4 16 0t16 0 16 0 16 0V96H0z`}
            className="fill-water transition-[d] duration-300"
            fillOpacity="0.55"
          />
          <path d={`M0 ${top}q8 -4 16 0t16 0 16 0 16 0`} className="stroke-water" strokeWidth="2.5" />
        </g>
      )}
      <path d="M8 6h48l-6.5 84h-35z" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
