import type { ReactNode } from 'react';
import type { Mood } from './mood-entries.ts';

/**
 * Each face in one colour on a field of 48 × 48: brows, eyes, mouth, and if needed a sign beside the head. Faces differ by
 * shape, not by colour.
 */
const drawings: Readonly<Record<Mood, ReactNode>> = {
  happy: (
    <>
      <path d="M15 20v2M33 20v2" strokeWidth="4" />
      <path d="M14 28c2 6 6 8 10 8s8-2 10-8" />
    </>
  ),
  sad: (
    <>
      <path d="M12 18l6-3M36 18l-6-3" />
      <path d="M16 22v2M32 22v2" strokeWidth="4" />
      <path d="M16 36c2-4 5-5 8-5s6 1 8 5" />
      <path d="M34 28c2 3 2 5 0 5s-2-2 0-5z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  angry: (
    <>
      <path d="M12 15l8 5M36 15l-8 5" />
      <path d="M16 23v2M32 23v2" strokeWidth="4" />
      <path d="M17 36c3-4 11-4 14 0" />
    </>
  ),
  anxious: (
    <>
      <path d="M12 17c2-3 4-4 7-3M36 17c-2-3-4-4-7-3" />
      <circle cx="16" cy="23" r="2.5" />
      <circle cx="32" cy="23" r="2.5" />
      <path d="M14 34c2-3 4-3 5 0s3 3 5 0 3-3 5 0 3 3 5 0" />
    </>
  ),
  tired: (
    <>
      <path d="M12 22h8M28 22h8M14 26c1 1 3 1 4 0M30 26c1 1 3 1 4 0" />
      <ellipse cx="24" cy="35" rx="3" ry="2.5" />
      <path d="M36 4h6l-6 7h6" strokeWidth="2" />
    </>
  ),
  affectionate: (
    <>
      <path d="M12 22c2-4 6-4 8 0M28 22c2-4 6-4 8 0" />
      <path d="M17 29c2 4 4 5 7 5s5-1 7-5" />
      <path d="M39 14c-5-4-7-7-4-9 2-1 3 0 4 2 1-2 2-3 4-2 3 2 1 5-4 9z" fill="currentColor" strokeWidth="1" />
    </>
  ),
  confident: (
    <>
      <path d="M12 17c2-3 5-4 8-2M28 18h8" />
      <path d="M16 22v2M32 22v2" strokeWidth="4" />
      <path d="M16 32c6 3 12 2 17-4" />
    </>
  ),
  thoughtful: (
    <>
      <path d="M28 15c3-2 5-2 8 0" />
      <path d="M18 19v2M34 19v2" strokeWidth="4" />
      <path d="M20 33h9" />
      <circle cx="43.5" cy="5" r="3" strokeWidth="2" />
      <circle cx="41" cy="12" r="1" fill="currentColor" strokeWidth="1" />
    </>
  ),
  calm: (
    <>
      <path d="M12 21c2 4 6 4 8 0M28 21c2 4 6 4 8 0" />
      <path d="M19 32c3 2 7 2 10 0" />
    </>
  ),
  excited: (
    <>
      <path d="M16 17v8M12 21h8M32 17v8M28 21h8" strokeWidth="2" />
      <path d="M14 29h20c-1 7-5 10-10 10s-9-3-10-10z" fill="currentColor" />
    </>
  ),
  discouraged: (
    <>
      <path d="M12 21l8-4M36 21l-8-4" />
      <path d="M13 26h6M29 26h6" />
      <path d="M18 36c4-3 9-3 12 0" />
    </>
  ),
  overwhelmed: (
    <>
      <circle cx="16" cy="23" r="4.5" strokeWidth="2" />
      <circle cx="32" cy="23" r="4.5" strokeWidth="2" />
      <path d="M16 23h0M32 23h0" strokeWidth="3.5" />
      <ellipse cx="24" cy="36" rx="4" ry="3.5" />
      <path d="M14 4c3-3 5 3 8 0s5 3 8 0 4 1 5 1" strokeWidth="2" />
    </>
  ),
};

/**
 * One of the twelve faces, in the text's colour. With `words`, screen readers read the face as an image of that name.
 * Without `words`, they skip the face, because a text beside it says the same.
 */
export function MoodFace({ mood, words, className = 'size-9' }: { mood: Mood; words?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
    >
      <circle cx="24" cy="26" r="19" strokeWidth="2" />
      {drawings[mood]}
    </svg>
  );
}
