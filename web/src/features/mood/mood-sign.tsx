import type { ReactNode } from 'react';
import type { Mood } from './mood-entries.ts';

interface Sign {
  /**
   * Each colour belongs to two moods: one has a filled square, the other an outlined square. Every mood has its own shape in
   * the square.
   */
  colour: 1 | 2 | 3 | 4 | 5 | 6;
  filled: boolean;
  drawing: ReactNode;
}

const solid = { fill: 'currentColor', strokeWidth: 1 };

/** A sign for each mood. The signs differ by shape even at the size of a letter, where faces look alike. */
const signs: Readonly<Record<Mood, Sign>> = {
  happy: { colour: 5, filled: true, drawing: <circle cx="10" cy="10" r="4.5" {...solid} /> },
  excited: { colour: 5, filled: false, drawing: <path d="M10 5v10M5 10h10M6.5 6.5l7 7M13.5 6.5l-7 7" /> },
  sad: { colour: 4, filled: true, drawing: <path d="M10 4.5c3 4 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 4-7z" {...solid} /> },
  discouraged: { colour: 4, filled: false, drawing: <path d="M10 5v10M6 11l4 4 4-4" /> },
  angry: { colour: 3, filled: false, drawing: <path d="M10 5l5 9.5H5z" {...solid} /> },
  overwhelmed: { colour: 3, filled: true, drawing: <path d="M4.5 8h11M4.5 12h11M8 4.5v11M12 4.5v11" /> },
  anxious: { colour: 6, filled: false, drawing: <path d="M4.5 12l2.75-4.5L10 12l2.75-4.5L15.5 12" /> },
  affectionate: {
    colour: 6,
    filled: true,
    drawing: <path d="M10 15c-4.5-3-6-5-5-7.5 1-2 4-2 5 .5 1-2.5 4-2.5 5-.5 1 2.5-.5 4.5-5 7.5z" {...solid} />,
  },
  tired: { colour: 1, filled: true, drawing: <path d="M5 9h10a5 5 0 0 1-10 0z" {...solid} /> },
  thoughtful: { colour: 1, filled: false, drawing: <path d="M5.5 10h0M10 10h0M14.5 10h0" strokeWidth="3" /> },
  confident: { colour: 2, filled: false, drawing: <path d="M10 4.5l5 5.5-5 5.5-5-5.5z" {...solid} /> },
  calm: { colour: 2, filled: true, drawing: <path d="M5.5 8h9M5.5 12h9" /> },
};

/** A mood as a small square for the year's grid. It is decoration beside a text. */
export function MoodSign({ mood, className = 'size-full' }: { mood: Mood; className?: string }) {
  const { colour, filled, drawing } = signs[mood];
  const hue = `var(--chart-${String(colour)})`;
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={`block shrink-0 forced-color-adjust-none ${className}`}>
      <rect x="1" y="1" width="18" height="18" rx="4" fill={filled ? hue : 'none'} stroke={hue} strokeWidth="2" />
      <g
        style={{ color: filled ? 'var(--surface-raised)' : hue }}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </g>
    </svg>
  );
}
