import type { ReactNode } from 'react';
import type { Find, Stage } from './finds.ts';
import { looks, soft } from './looks.tsx';
import { arms, faces, type Pose } from './poses.tsx';

/** The companion's size at each stage, as a share of its full size. */
export const sizes: Readonly<Record<Stage, number>> = {
  1: 0.56,
  4: 0.67,
  10: 0.78,
  25: 0.87,
  50: 0.94,
  75: 0.99,
  100: 1.05,
};

/** A flower for all drawings: five petals around a centre. */
export function Flower({ x, y, size, className }: { x: number; y: number; size: number; className: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cy="-7" r="5.5" transform={`rotate(${turn})`} className={className} />
      ))}
      <circle r="4" className="fill-caution-soft stroke-caution" />
    </g>
  );
}

const leaf = 'fill-positive-soft stroke-positive';
const twoLeaves = (
  <path d="M79 23C68 8 52 10 47 19C57 30 71 31 79 23ZM79 20C84 9 96 7 102 13C97 22 87 25 79 20Z" className={leaf} />
);

/** Leaves behind the body. They look like ears, and at later stages like wings. */
function Behind({ stage }: { stage: Stage }): ReactNode {
  return (
    <g className={leaf}>
      {stage >= 75 && (
        <path d="M40 104C6 100 -12 74 -6 46C24 48 46 70 50 96ZM38 98C24 80 14 68 -1 52M120 104C154 100 172 74 166 46C136 48 114 70 110 96ZM122 98C136 80 146 68 161 52" />
      )}
      {stage >= 25 && (
        <path d="M60 58C36 60 20 44 22 26C44 24 60 38 66 54ZM58 54C48 44 40 38 27 30M100 58C124 60 140 44 138 26C116 24 100 38 94 54ZM102 54C112 44 120 38 133 30" />
      )}
    </g>
  );
}

/** The sprout on the head: first small, then with two leaves, then with four and a bud, at last a flower. */
function Sprout({ stage }: { stage: Stage }): ReactNode {
  if (stage < 10)
    return (
      <g transform={stage < 4 ? 'translate(32 16) scale(0.6)' : undefined}>
        <path d="M80 40C80 32 77 28 79 20" className="stroke-positive" />
        {twoLeaves}
      </g>
    );
  return (
    <>
      <path d="M80 40C80 26 77 14 79 -6" className="stroke-positive" />
      {twoLeaves}
      <g transform="translate(128 -9) scale(-0.62 0.62)">{twoLeaves}</g>
      {stage < 50 ? (
        <path d="M79 -4C70 -10 71 -19 79 -26C87 -19 88 -10 79 -4Z" className="fill-accent-soft stroke-accent" />
      ) : (
        <Flower x={79} y={-15} size={1.2} className="fill-accent-soft stroke-accent" />
      )}
    </>
  );
}

/** The parts that later stages add in front of the body: leaves and flowers at the feet, and a crown. */
function Before({ stage }: { stage: Stage }): ReactNode {
  return (
    <>
      {stage >= 50 && (
        <>
          <path
            d="M52 149C38 134 22 134 12 142C22 154 38 156 52 149ZM108 149C122 134 138 134 148 142C138 154 122 156 108 149Z"
            className={leaf}
          />
          <Flower x={22} y={148} size={0.6} className="fill-accent-soft stroke-accent" />
          <Flower x={138} y={148} size={0.6} className="fill-accent-soft stroke-accent" />
        </>
      )}
      {stage >= 100 && (
        <>
          <Flower x={39} y={69} size={0.7} className="fill-surface-raised stroke-accent" />
          <Flower x={121} y={69} size={0.7} className="fill-surface-raised stroke-accent" />
          <Flower x={52} y={54} size={0.8} className="fill-accent-soft stroke-accent" />
          <Flower x={108} y={54} size={0.8} className="fill-accent-soft stroke-accent" />
          <Flower x={69} y={44} size={0.9} className="fill-surface-raised stroke-accent" />
          <Flower x={91} y={44} size={0.9} className="fill-surface-raised stroke-accent" />
        </>
      )}
    </>
  );
}

/**
 * The companion in an area of 160 × 160 SVG units: a seed with a sprout, freckles, and a curl of thought on its belly. At
 * later stages the sprout is a flower, and leaves and a crown of flowers appear.
 */
export function Seed({ stage, look, pose }: { stage: Stage; look: Find<'look'>; pose: Pose }): ReactNode {
  const { colour, pattern } = looks[look];
  return (
    <g style={{ color: colour }} stroke="currentColor">
      <Behind stage={stage} />
      <g fill={soft('currentColor')}>
        <ellipse cx="62" cy="145" rx="13" ry="6" />
        <ellipse cx="98" cy="145" rx="13" ry="6" />
        <path d="M82 39C114 39 131 68 131 100C131 130 108 145 80 145C52 145 29 130 29 101C29 67 50 39 82 39Z" />
      </g>
      <g opacity="0.45">{pattern}</g>
      <path d="M86 127c7 -5 3 -14 -6 -13c-11 1 -14 14 -5 19c10 5 23 -2 22 -14" />
      <ellipse cx="47" cy="96" rx="8" ry="5" className="fill-accent-soft" stroke="none" />
      <ellipse cx="113" cy="96" rx="8" ry="5" className="fill-accent-soft" stroke="none" />
      <path d="M72 61v.01M80 57v.01M87 62v.01" className="stroke-accent" strokeWidth="4" />
      <Before stage={stage} />
      <Sprout stage={stage} />
      <g className="stroke-ink">{faces[pose]}</g>
      {arms[pose]}
    </g>
  );
}
