import type { CSSProperties, ReactNode } from 'react';
import type { Sticker } from './thoughts-entries.ts';

/** The style of a sticker's main shape, which has the sticker's own colour. `StickerPicture` sets that colour. */
const main = { fill: 'var(--sticker)', stroke: 'none' };
/** The style of lines in the sticker's own colour. */
const line = { stroke: 'var(--sticker)', strokeWidth: 3 };

/**
 * A sticker's colour: one of the icons' colours, or a mix of two of them in equal parts. Those have enough contrast in every
 * theme, and get more if the person chose more contrast.
 */
type StickerColour = readonly [IconColour, IconColour?];
type IconColour = 'pink' | 'green' | 'light-blue' | 'dark-blue' | 'gray' | 'purple' | 'yellow' | 'orange';

/** The colour of each sticker. No two are the same, so that a person can also find one by its colour. */
export const stickerColours: Readonly<Record<Sticker, StickerColour>> = {
  sun: ['yellow', 'orange'],
  cloud: ['gray', 'light-blue'],
  rain: ['light-blue'],
  moon: ['yellow', 'gray'],
  star: ['yellow'],
  leaf: ['green'],
  flower: ['pink'],
  wave: ['light-blue', 'dark-blue'],
  mountain: ['gray'],
  cup: ['orange'],
  book: ['dark-blue'],
  house: ['orange', 'pink'],
  rainbow: ['pink', 'purple'],
  snowflake: ['light-blue', 'purple'],
  umbrella: ['purple'],
  tree: ['green', 'yellow'],
  fish: ['orange', 'purple'],
  bird: ['light-blue', 'green'],
  cat: ['gray', 'orange'],
  boat: ['dark-blue', 'green'],
  music: ['purple', 'dark-blue'],
  lamp: ['yellow', 'pink'],
  key: ['gray', 'green'],
  kite: ['pink', 'light-blue'],
};

/** Mixes in ink as `tailwind-theme.css` does for icons. Its own colours are no custom properties in the built stylesheet. */
const colourOf = ([one, other = one]: StickerColour) =>
  `color-mix(in srgb, color-mix(in srgb, var(--icon-${one}), var(--icon-${other})), var(--ink) var(--icon-ink))`;

/**
 * The sticker drawings on a field of 48 × 48. One shape of each has the sticker's own colour, the rest has the text's
 * colour.
 */
const drawings: Readonly<Record<Sticker, ReactNode>> = {
  sun: (
    <>
      <circle cx="24" cy="24" r="9" {...main} />
      <path d="M24 6v5M24 37v5M6 24h5M37 24h5M11 11l4 4M33 33l4 4M11 37l4-4M33 15l4-4" />
    </>
  ),
  cloud: (
    <>
      <path d="M14 36a8 8 0 0 1 0-16 11 11 0 0 1 21-2 9 9 0 0 1 1 18z" {...main} />
      <path d="M18 41h14" />
    </>
  ),
  rain: (
    <>
      <path d="M24 8c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z" {...main} />
      <path d="M9 14v6M39 14v6M9 30v6M39 30v6" />
    </>
  ),
  moon: (
    <>
      <path d="M31 37A15 15 0 1 1 25 9a12 12 0 0 0 6 28z" {...main} />
      <path d="M36 14v6M33 17h6M39 27v4M37 29h4" />
    </>
  ),
  star: (
    <>
      <path d="M24 8l5 11 11 1-8 8 2 12-10-6-10 6 2-12-8-8 11-1z" {...main} />
      <path d="M7 10v4M5 12h4M41 34v4M39 36h4" />
    </>
  ),
  leaf: (
    <>
      <path d="M10 34C8 18 20 8 40 8c0 20-10 31-24 28z" {...main} />
      <path d="M8 42c4-9 10-15 17-20" />
    </>
  ),
  // The flower has only one leaf, because two leaves below a ring would look like an anchor.
  flower: (
    <>
      <g {...main}>
        <circle cx="24" cy="8.4" r="5.6" />
        <circle cx="31.2" cy="13.7" r="5.6" />
        <circle cx="28.5" cy="22.1" r="5.6" />
        <circle cx="19.5" cy="22.1" r="5.6" />
        <circle cx="16.8" cy="13.7" r="5.6" />
      </g>
      <circle cx="24" cy="16" r="3.6" />
      <path d="M24 28v16M24 41c1-6 6-9 13-9-1 6-6 9-13 9z" />
    </>
  ),
  wave: (
    <>
      <path d="M4 34c8 0 9-18 21-18 8 0 11 5 11 9-3-3-9-2-9 2 0 5 6 7 17 7v6H4z" {...main} />
      <path d="M8 14c3-3 5-3 8 0M30 10c3-3 5-3 8 0" />
    </>
  ),
  mountain: (
    <>
      <path d="M5 38l14-24 8 13 4-5 12 16z" {...main} />
      <circle cx="36" cy="12" r="4" />
    </>
  ),
  cup: (
    <>
      <path d="M10 20h24v9a11 11 0 0 1-22 3c-1-2-2-4-2-6z" {...main} />
      <path d="M34 22h3a5 5 0 0 1 0 10h-4M17 14c-2-3 2-4 0-7M26 14c-2-3 2-4 0-7M8 43h28" />
    </>
  ),
  book: (
    <>
      <path d="M6 12c7-2 13-1 18 3v25c-5-4-11-5-18-3z" {...main} />
      <path d="M24 15c5-4 11-5 18-3v25c-7-2-13-1-18 3M30 20l7-1M30 26l7-1" />
    </>
  ),
  house: (
    <>
      <path d="M24 8l17 15H7z" {...main} />
      <path d="M11 26v15h26V26M21 41V31h6v10" />
    </>
  ),
  rainbow: (
    <>
      <path d="M6 36a18 18 0 0 1 36 0" {...line} strokeWidth="5" />
      <path d="M13 36a11 11 0 0 1 22 0M19 36a5 5 0 0 1 10 0M4 41h40" />
    </>
  ),
  snowflake: (
    <>
      <path d="M24 5v38M7.5 14.5l33 19M40.5 14.5l-33 19" {...line} />
      <path d="M19 8l5 5 5-5M19 40l5-5 5 5M8 21l6-3-1-6M40 27l-6 3 1 6M40 21l-6-3 1-6M8 27l6 3-1 6" />
    </>
  ),
  umbrella: (
    <>
      <path d="M4 25a20 18 0 0 1 40 0c-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0z" {...main} />
      <path d="M24 7V4M24 25v13a4 4 0 0 0 8 0" />
    </>
  ),
  tree: (
    <>
      <path d="M24 4l11 14h-6l9 12H10l9-12h-6z" {...main} />
      <path d="M24 22v21M17 43h14" />
    </>
  ),
  fish: (
    <>
      <path d="M5 24c6-9 19-12 28-2l10-8v20l-10-8c-9 10-22 7-28-2z" {...main} />
      <path d="M12 10a2 2 0 1 0 .1 0M20 5a2 2 0 1 0 .1 0" />
      <circle cx="15" cy="22" r="1.5" fill="var(--surface)" stroke="none" />
    </>
  ),
  bird: (
    <>
      <path d="M10 21a10 10 0 0 1 19-4c3 6 8 8 15 8-3 9-10 13-18 13-10 0-16-7-16-17z" {...main} />
      <path d="M10 18l-6 3 6 3M22 38v6M29 37v6M20 24c3 5 8 7 14 7" />
    </>
  ),
  cat: (
    <>
      <path d="M9 8l9 6a17 17 0 0 1 12 0l9-6v20a15 13 0 0 1-30 0z" {...main} />
      <path d="M3 26l6 1M3 33l6-1M45 26l-6 1M45 33l-6-1" />
    </>
  ),
  boat: (
    <>
      <path d="M22 5v24H8z" {...main} />
      <path d="M27 10v19h12zM5 34h38l-6 9H11z" />
    </>
  ),
  music: (
    <>
      <ellipse cx="13" cy="37" rx="7" ry="5.5" {...main} />
      <ellipse cx="35" cy="33" rx="7" ry="5.5" {...main} />
      <path d="M20 37V11l22-4v26M20 18l22-4" />
    </>
  ),
  lamp: (
    <>
      <path d="M16 6h16l8 19H8z" {...main} />
      <path d="M24 25v16M15 42h18M33 25v6" />
    </>
  ),
  key: (
    <>
      <path d="M15 8a10 10 0 1 1-.1 0zm0 6.5a3.5 3.5 0 1 0 .1 0z" fillRule="evenodd" {...main} />
      <path d="M22 26l18 16M35 37.5l4-4M29 32l4-4" />
    </>
  ),
  kite: (
    <>
      <path d="M30 4l12 14-20 16-8-20z" {...main} />
      <path d="M30 4l-8 30M14 14l28 4M22 34c-2 5-6 2-8 5s2 5-4 5" />
    </>
  ),
};

export interface StickerPictureProps {
  sticker: Sticker;
  className: string;
}

/** A sticker; its name is always beside it. */
export function StickerPicture({ sticker, className }: StickerPictureProps): ReactNode {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      style={{ '--sticker': colourOf(stickerColours[sticker]) } as CSSProperties}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[sticker]}
    </svg>
  );
}
