import { bands, bandOf } from './battery-bands.ts';

/**
 * A drawing of a battery for a level of social energy, with a filled cell for each band that the level reaches, and none at
 * level 0. Screen readers skip it, because a text beside it states the level.
 */
export function Battery({ level, className = 'h-6 w-12' }: { level: number; className?: string }) {
  const cells = level === 0 ? 0 : bands.length - bands.findIndex(({ name }) => name === bandOf(level));
  return (
    <svg
      viewBox="0 0 40 20"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden
    >
      <rect x="1" y="1" width="35" height="18" rx="4" />
      <path d="M38.5 7v6" strokeLinecap="round" strokeWidth="3" />
      {Array.from({ length: cells }, (_, cell) => (
        <rect key={cell} x={4 + cell * 6.2} y="4.5" width="4.2" height="11" rx="1" fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
