import { useEffect, useRef, type ReactNode } from 'react';
import { usePreference } from '#core/preferences/preferences.ts';

/** The companion's poses. None is sad: nothing on this page may cause guilt. */
export type Pose = 'calm' | 'feed' | 'play' | 'rest';

const stroke = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Eyes and mouth of each pose. */
const faces: Readonly<Record<Pose, ReactNode>> = {
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

/** The object beside the companion in each pose. */
const things: Readonly<Record<Pose, ReactNode>> = {
  calm: <path d="M32 106q-11 2 -10 12M128 106q11 2 10 12" className="stroke-primary" />,
  feed: (
    <>
      <path d="M34 110q10 12 30 8M126 110q-10 12 -30 8" className="stroke-primary" />
      <circle cx="80" cy="118" r="12" className="fill-accent-soft stroke-accent" />
      <path d="M80 106q1 -6 7 -7" className="stroke-positive" />
    </>
  ),
  play: (
    <>
      <path d="M31 100q-14 -6 -13 -18M129 100q14 -6 13 -18" className="stroke-primary" />
      <circle cx="146" cy="132" r="11" className="fill-caution-soft stroke-caution" />
      <path d="M137 126q9 8 18 2" className="stroke-caution" />
    </>
  ),
  rest: (
    <>
      <path d="M36 116q8 8 20 6M124 116q-8 8 -20 6" className="stroke-primary" />
      <path d="M124 40h10l-10 12h10M142 18h8l-8 9h8" className="stroke-primary" strokeWidth="2.5" />
    </>
  ),
};

/** The short animation after an action; opacity and transform only. */
const motions: Readonly<Record<Exclude<Pose, 'calm'>, readonly string[]>> = {
  feed: ['none', 'rotate(-3deg)', 'rotate(3deg)', 'rotate(-3deg)', 'none'],
  play: ['none', 'translateY(-12px)', 'none', 'translateY(-5px)', 'none'],
  rest: ['none', 'scale(1.04, 0.95)', 'none'],
};

/** In milliseconds. */
const reaction = 800;

/** COGN: a seed with a sprout on its head, one leaf larger than the other, freckles, and a curl of thought on its belly. */
export function Companion({ pose, words }: { pose: Pose; words: string }): ReactNode {
  const body = useRef<SVGGElement>(null);
  const [motion] = usePreference('motion');
  const still = motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (pose === 'calm' || still) return;
    const moving = body.current?.animate({ transform: [...motions[pose]] }, { duration: reaction, easing: 'ease-in-out' });
    return () => moving?.cancel();
  }, [pose, still]);
  return (
    <svg viewBox="0 0 160 160" role="img" aria-label={words} className="size-40" fill="none" {...stroke}>
      <ellipse cx="80" cy="149" rx="48" ry="6" className="fill-line" />
      <g ref={body} style={{ transformOrigin: '80px 149px' }}>
        <path d="M80 40C80 32 77 28 79 20" className="stroke-positive" />
        <path d="M79 23C68 8 52 10 47 19C57 30 71 31 79 23Z" className="fill-positive-soft stroke-positive" />
        <path d="M79 20C84 9 96 7 102 13C97 22 87 25 79 20Z" className="fill-positive-soft stroke-positive" />
        <ellipse cx="62" cy="145" rx="13" ry="6" className="fill-primary-soft stroke-primary" />
        <ellipse cx="98" cy="145" rx="13" ry="6" className="fill-primary-soft stroke-primary" />
        <path
          d="M82 39C114 39 131 68 131 100C131 130 108 145 80 145C52 145 29 130 29 101C29 67 50 39 82 39Z"
          className="fill-primary-soft stroke-primary"
        />
        <path
          d="M86 127c7 -5 3 -14 -6 -13c-11 1 -14 14 -5 19c10 5 23 -2 22 -14"
          className="stroke-primary"
          strokeWidth="2.5"
        />
        <ellipse cx="47" cy="96" rx="8" ry="5" className="fill-accent-soft" />
        <ellipse cx="113" cy="96" rx="8" ry="5" className="fill-accent-soft" />
        <path d="M72 59v.01M80 55v.01M87 60v.01" className="stroke-accent" strokeWidth="4" />
        <g className="stroke-ink">{faces[pose]}</g>
        {things[pose]}
      </g>
    </svg>
  );
}
