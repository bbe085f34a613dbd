import { useEffect, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '#core/preferences/use-reduced-motion.ts';
import { shownOf, stageOf, type Chosen } from './finds.ts';
import { places } from './places.tsx';
import type { Pose } from './poses.tsx';
import { Seed, sizes } from './seed-drawing.tsx';
import { things } from './things.tsx';

/** The CSS transforms of the short animation after each action. */
const motions: Readonly<Record<Exclude<Pose, 'calm'>, readonly string[]>> = {
  feed: ['none', 'rotate(-3deg)', 'rotate(3deg)', 'rotate(-3deg)', 'none'],
  play: ['none', 'translateY(-12px)', 'none', 'translateY(-5px)', 'none'],
  rest: ['none', 'scale(1.04, 0.95)', 'none'],
};

/** The length of the animation, in milliseconds. */
const reaction = 800;

interface CompanionProps {
  pose: Pose;
  level: number;
  chosen: Chosen;
  words: string;
}

/** The companion at the size of its level, in its place and with its thing. It moves only after an action. */
export function Companion({ pose, level, chosen, words }: CompanionProps): ReactNode {
  const body = useRef<SVGGElement>(null);
  const still = useReducedMotion();
  useEffect(() => {
    if (pose === 'calm' || still) return;
    const moving = body.current?.animate({ transform: [...motions[pose]] }, { duration: reaction, easing: 'ease-in-out' });
    return () => moving?.cancel();
  }, [pose, still]);
  const stage = stageOf(level);
  const size = sizes[stage];
  return (
    <svg
      viewBox="0 0 320 220"
      role="img"
      aria-label={words}
      className="w-full rounded-xl"
      style={{ maxWidth: '28rem' }}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g strokeWidth="2" strokeOpacity="0.5">
        {places[shownOf('place', chosen)]}
      </g>
      <g strokeWidth="2.5" transform="translate(14 134)">
        {things[shownOf('thing', chosen)]}
      </g>
      {/* The stroke width is divided by the size, so that lines have the same width at every size. */}
      <g strokeWidth={2.5 / size} transform={`translate(160 202) scale(${size}) translate(-80 -149)`}>
        <ellipse cx="80" cy="149" rx="52" ry="7" className="fill-ink" fillOpacity="0.16" />
        <g ref={body} style={{ transformOrigin: '80px 149px' }}>
          <Seed stage={stage} look={shownOf('look', chosen)} pose={pose} />
        </g>
      </g>
    </svg>
  );
}
