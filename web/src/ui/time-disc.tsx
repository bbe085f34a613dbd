import type { ReactNode } from 'react';

/** The initial fill: an empty circle would be invisible. */
const least = 0.08;

/**
 * A round pool that fills slowly, from 0 to 1. It animates only a transform, which is smooth and stops with reduced motion.
 */
export function CalmShape({ share, words }: { share: number; words: string }): ReactNode {
  const missing = (1 - least) * (1 - share);
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={words} className="size-40 text-primary" fill="none">
      <clipPath id="calm-pool">
        <circle cx="60" cy="60" r="52" />
      </clipPath>
      <circle cx="60" cy="60" r="52" className="fill-surface-sunken" />
      <g clipPath="url(#calm-pool)">
        <g
          className="transition-transform duration-1000 ease-linear"
          style={{ transform: `translateY(${String(Math.round(missing * 10_400) / 100)}px)` }}
        >
          <path d="M0 10q15 -6 30 0t30 0 30 0 30 0V124H0z" className="fill-primary-soft" />
          <path d="M0 10q15 -6 30 0t30 0 30 0 30 0" className="stroke-primary" strokeWidth="2.5" />
        </g>
      </g>
      <circle cx="60" cy="60" r="52" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
