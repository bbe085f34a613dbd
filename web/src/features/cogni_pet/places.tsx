import type { ReactNode } from 'react';
import type { Find } from './finds.ts';
import { soft } from './looks.tsx';
import { Flower } from './seed-drawing.tsx';

const green = 'var(--positive)';
const blue = 'var(--water)';
const pink = 'var(--icon-pink)';
/** A glow that is lighter than the sky in every theme. */
const glow = (white: number) => `color-mix(in srgb, var(--icon-white) ${white}%, var(--caution-soft))`;

const wholeSky = (share: number) => <path d="M0 0h320v220h-320z" fill={soft(blue, share)} stroke="none" />;
const sky = wholeSky(16);
const cloud = (x: number, y: number) => (
  <path
    d={`M${x} ${y}h46a9 9 0 0 0 0 -18a16 16 0 0 0 -30 -5a12 12 0 0 0 -16 23z`}
    className="fill-surface-raised stroke-edge"
  />
);
const hills = (
  <path
    d="M-4 158C40 128 96 122 150 144C196 162 262 150 324 126V224H-4Z"
    fill={soft(green, 14)}
    className="stroke-positive"
  />
);
const lawn = (
  <g className="stroke-positive">
    <path d="M-4 178C80 164 220 166 324 180V224H-4Z" fill={soft(green, 26)} />
    <path d="M22 210l-3 -8m7 8l2 -10m4 10l4 -7M284 206l-3 -8m7 8l2 -10m4 10l4 -7M94 198l-2 -6m6 6l3 -7" />
  </g>
);
const sun = <circle cx="268" cy="46" r="18" fill={glow(30)} className="stroke-caution" />;

/** A tree whose foot is at (x, y). */
function Tree({ x, y, size, crown }: { x: number; y: number; size: number; crown: typeof leafy }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-6 0q3 -20 0 -44h12q-3 24 0 44z" className="fill-accent-soft stroke-accent" />
      <path d="M0 -36C-34 -34 -44 -66 -24 -80C-22 -106 22 -106 24 -80C44 -66 34 -34 0 -36Z" {...crown} />
    </g>
  );
}
const leafy = { fill: 'var(--positive-soft)', stroke: green };
const blooming = { fill: soft(pink), stroke: pink };

const fence = [8, 40, 72, 104, 216, 248, 280, 312];
const blossoms = [
  [36, 60],
  [66, 44],
  [58, 78],
  [250, 52],
  [284, 66],
  [266, 84],
] as const;
const bookRows = [
  ['fill-primary-soft stroke-primary', 216, 50, 34],
  ['fill-accent-soft stroke-accent', 230, 46, 38],
  ['fill-positive-soft stroke-positive', 244, 54, 30],
  ['fill-caution-soft stroke-caution', 272, 48, 36],
  ['fill-accent-soft stroke-accent', 220, 98, 38],
  ['fill-primary-soft stroke-primary', 250, 102, 34],
  ['fill-positive-soft stroke-positive', 264, 96, 40],
  ['fill-caution-soft stroke-caution', 278, 104, 32],
] as const;

/** The backgrounds, in an area of 320 × 220 SVG units. Each leaves the middle free for the companion. */
export const places: Readonly<Record<Find<'place'>, ReactNode>> = {
  plain: null,
  meadow: (
    <>
      {sky}
      {cloud(40, 60)}
      {cloud(236, 46)}
      {hills}
      {lawn}
    </>
  ),
  garden: (
    <>
      {sky}
      {sun}
      {hills}
      <path d="M-4 138h328M-4 158h328" className="stroke-edge" />
      {fence.map((x) => (
        <path key={x} d={`M${x - 8} 182v-58l8 -10l8 10v58z`} className="fill-surface-raised stroke-edge" />
      ))}
      {lawn}
      {[236, 264, 296].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 204v${index === 1 ? -40 : -28}`} className="stroke-positive" />
          <Flower x={x} y={index === 1 ? 158 : 170} size={0.9} className="fill-accent-soft stroke-accent" />
        </g>
      ))}
    </>
  ),
  pond: (
    <>
      {sky}
      {cloud(44, 56)}
      {hills}
      {lawn}
      <ellipse cx="256" cy="192" rx="58" ry="15" fill={soft(blue, 36)} className="stroke-water" />
      <path d="M222 190q8 -4 16 0t16 0M256 198q8 -4 16 0t16 0" className="stroke-water" />
      <ellipse cx="280" cy="188" rx="12" ry="4" {...leafy} />
      <path d="M294 184v-44M304 186v-56M286 182v-30" className="stroke-positive" />
      <path d="M294 140v-12M304 130v-14M286 152v-10" className="stroke-accent" strokeWidth="6" />
    </>
  ),
  library: (
    <>
      <path d="M0 0h320v220h-320z" className="fill-surface-sunken" stroke="none" />
      <path d="M-4 178h328v46h-328z" className="fill-caution-soft stroke-caution" />
      <path d="M24 32h76v84h-76z" fill={soft(blue, 20)} className="stroke-edge" />
      <path d="M62 32v84M24 74h76M16 116h92" className="stroke-edge" />
      <path d="M208 36h96v142h-96z" className="fill-surface-raised stroke-accent" />
      {bookRows.map(([colours, x, y, height]) => (
        <path key={x} d={`M${x} ${y}h12v${height}h-12z`} className={colours} />
      ))}
      <path d="M208 84h96M208 136h96" className="stroke-accent" />
      <path d="M262 136v-2M224 158h64" className="stroke-accent" />
      <ellipse cx="160" cy="203" rx="112" ry="14" className="fill-primary-soft stroke-primary" />
    </>
  ),
  forest: (
    <>
      {sky}
      <Tree x={112} y={170} size={0.9} crown={leafy} />
      <Tree x={216} y={170} size={0.95} crown={leafy} />
      <Tree x={160} y={168} size={1.1} crown={leafy} />
      {lawn}
      <Tree x={44} y={190} size={1.35} crown={leafy} />
      <Tree x={280} y={192} size={1.4} crown={leafy} />
    </>
  ),
  mountains: (
    <>
      {sky}
      {sun}
      <path d="M120 176L214 62L316 176Z" className="fill-primary-soft stroke-primary" />
      <path d="M-20 176L84 40L196 176Z" className="fill-primary-soft stroke-primary" />
      <path
        d="M84 40L58 74L72 70L84 80L98 70L112 74ZM214 62L194 86L206 84L216 92L226 84L236 87Z"
        className="fill-surface-raised stroke-primary"
      />
      {lawn}
    </>
  ),
  seaside: (
    <>
      {sky}
      {sun}
      <path d="M-4 116h328v70h-328z" fill={soft(blue, 34)} className="stroke-water" />
      <path
        d="M16 134q8 -5 16 0t16 0M76 148q8 -5 16 0t16 0M224 136q8 -5 16 0t16 0M272 152q8 -5 16 0t16 0"
        className="stroke-water"
      />
      <path d="M28 116l30 -58v58zM62 116v-44l22 44z" className="fill-surface-raised stroke-edge" />
      <path d="M16 116h82q-8 16 -20 16h-40q-14 0 -22 -16z" className="fill-accent-soft stroke-accent" />
      <path
        d="M-4 174C60 162 120 176 180 170C240 164 290 172 324 166V224H-4Z"
        className="fill-caution-soft stroke-caution"
      />
      <path
        d="M276 208c-14 -4 -16 -20 0 -24c16 4 14 20 0 24zM276 206v-20M276 206l-8 -16M276 206l8 -16"
        className="fill-accent-soft stroke-accent"
      />
    </>
  ),
  night: (
    <>
      <path d="M0 0h320v220h-320z" className="fill-primary-soft" stroke="none" />
      {hills}
      {lawn}
      {/* The night is darker than the other places, in the dark theme as well. */}
      <path d="M0 0h320v220h-320z" fill="var(--veil)" fillOpacity="0.6" stroke="none" />
      <path d="M276 26a26 26 0 1 0 16 38a22 22 0 0 1 -16 -38z" fill={glow(70)} stroke="none" />
      <path
        d="M36 44v.01M78 24v.01M60 88v.01M112 54v.01M206 28v.01M216 80v.01M300 100v.01M22 112v.01M110 16v.01"
        stroke={glow(70)}
        strokeWidth="5"
        strokeOpacity="1"
      />
    </>
  ),
  orchard: (
    <>
      {sky}
      {hills}
      <Tree x={112} y={172} size={0.8} crown={blooming} />
      <Tree x={212} y={172} size={0.8} crown={blooming} />
      {lawn}
      <Tree x={50} y={192} size={1.3} crown={blooming} />
      <Tree x={270} y={192} size={1.3} crown={blooming} />
      {blossoms.map(([x, y]) => (
        <Flower key={x} x={x} y={y + 14} size={0.6} className="fill-surface-raised stroke-accent" />
      ))}
      <path
        d="M88 208v.01M104 200v.01M232 210v.01M250 200v.01M214 202v.01M70 214v.01"
        className="stroke-accent"
        strokeWidth="5"
      />
    </>
  ),
};
