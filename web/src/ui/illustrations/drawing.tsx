import type { ReactNode } from 'react';

/**
 * The paper that our drawings are made on: 120 × 88, lines of 2.5 with round ends, colours by token alone. A drawing stands beside words
 * that say the same, so a screen reader passes it by. No faces, nothing that judges.
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
