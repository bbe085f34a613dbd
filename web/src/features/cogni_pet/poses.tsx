import type { ReactNode } from 'react';

/** The companion's poses. None is sad: nothing on this page may cause guilt. */
export type Pose = 'calm' | 'feed' | 'play' | 'rest';

/** Eyes and mouth of each pose. */
export const faces: Readonly<Record<Pose, ReactNode>> = {
  calm: (
    <>
      <circle cx="60" cy="82" r="5.5" className="fill-ink" stroke="none" />
      <circle cx="100" cy="82" r="5.5" className="fill-ink" stroke="none" />
      <path d="M71 95q9 7 18 0" />
    </>
  ),
  feed: (
    <>
      <path d="M53 84q7 -9 14 0M93 84q7 -9 14 0" />
      <ellipse cx="80" cy="97" rx="6" ry="4.5" className="fill-accent-soft" />
    </>
  ),
  play: (
    <>
      <path d="M53 84q7 -9 14 0M93 84q7 -9 14 0" />
      <path d="M69 93h22q-2 12 -11 12t-11 -12z" className="fill-accent-soft" />
    </>
  ),
  rest: <path d="M53 82q7 6 14 0M93 82q7 6 14 0M75 97q5 3 10 0" />,
};

/** Arms of each pose in the companion's colour, and objects such as food. */
export const arms: Readonly<Record<Pose, ReactNode>> = {
  calm: <path d="M32 106q-11 2 -10 12M128 106q11 2 10 12" />,
  feed: (
    <>
      <path d="M34 110q10 12 30 8M126 110q-10 12 -30 8" />
      <circle cx="80" cy="118" r="12" className="fill-accent-soft stroke-accent" />
      <path d="M80 106q1 -6 7 -7" className="stroke-positive" />
    </>
  ),
  play: (
    <>
      <path d="M31 100q-14 -6 -13 -18M129 100q14 -6 13 -18" />
      <circle cx="164" cy="136" r="11" className="fill-caution-soft stroke-caution" />
      <path d="M155 130q9 8 18 2" className="stroke-caution" />
    </>
  ),
  rest: (
    <>
      <path d="M36 116q8 8 20 6M124 116q-8 8 -20 6" />
      <path d="M150 12h10l-10 12h10M168 -6h8l-8 9h8" />
    </>
  ),
};
