import type { ReactNode } from 'react';
import type { Find } from './finds.ts';
import { Flower } from './seed-drawing.tsx';

/** The things beside the companion. Each drawing is 72 × 72 units, and its foot is at y = 70. */
export const things: Readonly<Record<Find<'thing'>, ReactNode>> = {
  nothing: null,
  stones: (
    <g className="fill-line stroke-edge">
      <ellipse cx="36" cy="61" rx="27" ry="9" />
      <ellipse cx="34" cy="45" rx="19" ry="8" />
      <ellipse cx="38" cy="31" rx="11" ry="6.5" />
    </g>
  ),
  flowerpot: (
    <>
      <path d="M36 46C35 34 37 28 36 20" className="stroke-positive" />
      <path
        d="M36 42C26 30 14 32 10 38C18 46 28 48 36 42ZM36 36C44 26 56 28 60 34C54 42 44 42 36 36Z"
        className="fill-positive-soft stroke-positive"
      />
      <Flower x={36} y={13} size={0.85} className="fill-accent-soft stroke-accent" />
      <path d="M20 46h32l-5 24h-22zM17 40h38v7h-38z" className="fill-accent-soft stroke-accent" />
    </>
  ),
  books: (
    <>
      <path d="M8 58h52v12h-52zM16 58v12" className="fill-primary-soft stroke-primary" />
      <path d="M14 46h50v12h-50zM56 46v12" className="fill-accent-soft stroke-accent" />
      <path d="M12 34h42v12h-42zM20 34v12" className="fill-positive-soft stroke-positive" />
    </>
  ),
  teacup: (
    <>
      <path d="M30 30q-5 -6 0 -12t0 -12M42 30q-5 -6 0 -12t0 -12" className="stroke-edge" />
      <path d="M54 44h4a8 8 0 0 1 -2 16h-6" className="stroke-accent" />
      <path d="M16 40h40v8a20 18 0 0 1 -40 0z" className="fill-accent-soft stroke-accent" />
      <path d="M10 67h52q-2 3 -8 3h-36q-6 0 -8 -3z" className="fill-surface-raised stroke-accent" />
    </>
  ),
  lantern: (
    <>
      <path d="M24 26a12 12 0 0 1 24 0" className="stroke-edge" />
      <path d="M22 34h28v26h-28z" className="fill-caution-soft stroke-caution" />
      <path d="M36 55c-7 -4 -5 -10 0 -15c5 5 7 11 0 15z" className="fill-surface-raised stroke-caution" />
      <path d="M18 34l6 -8h24l6 8zM18 60h36v10h-36z" className="fill-line stroke-edge" />
    </>
  ),
  umbrella: (
    <>
      <path d="M36 14v50q0 6 6 6t6 -6" className="stroke-edge" />
      <path
        d="M4 42C4 22 18 10 36 10C54 10 68 22 68 42Q60 34 52 42Q44 34 36 42Q28 34 20 42Q12 34 4 42ZM20 42Q22 20 36 10Q50 20 52 42"
        className="fill-primary-soft stroke-primary"
      />
    </>
  ),
  snail: (
    <>
      <path
        d="M6 70q2 -12 12 -12h32q4 0 4 -8v-8q0 -7 7 -7t7 8v12q0 15 -14 15zM58 35l-4 -10M64 35l4 -10"
        className="fill-positive-soft stroke-positive"
      />
      <path
        d="M54 44a20 20 0 1 1 -40 0a20 20 0 1 1 40 0zM44 46a10 10 0 1 1 -10 -11q7 0 7 8a6 6 0 0 1 -11 2"
        className="fill-accent-soft stroke-accent"
      />
      <path d="M62 45v.01" className="stroke-ink" strokeWidth="4" />
    </>
  ),
  telescope: (
    <>
      <path d="M32 40l-16 30M34 40v28M36 40l16 30" className="stroke-edge" />
      <path d="M10 38l44 -26l8 14l-44 24zM46 17l8 14" className="fill-primary-soft stroke-primary" />
      <path d="M8 40l5 8l6 -3l-5 -9z" className="fill-line stroke-edge" />
    </>
  ),
};
