import type { ReactNode } from 'react';

/**
 * The canvas of our drawings: 120 × 88, lines of 2.5 with round ends, theme colours only. Drawings are decorative and hidden from screen
 * readers. No faces, nothing that judges.
 */
export function Drawing({ className = 'h-22', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 88"
      aria-hidden
      className={`w-auto shrink-0 ${className}`}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
