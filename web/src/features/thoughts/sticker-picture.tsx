import type { ReactNode } from 'react';
import type { Sticker } from './thoughts-entries.ts';

/** The style of a sticker's main shape, which has the theme's main colour. */
const main = { className: 'fill-primary', stroke: 'none' };

/**
 * The sticker drawings on a field of 48 × 48. One shape of each has the theme's main colour, the rest has the text's
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
