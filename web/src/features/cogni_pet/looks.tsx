import type { ReactNode } from 'react';
import type { Find } from './finds.ts';

/**
 * An icon colour: the same in all light themes, lighter in the dark theme. In themes with more contrast, the text colour is
 * mixed in.
 */
const stable = (name: string) => `color-mix(in srgb, var(--icon-${name}), var(--ink) var(--icon-ink))`;

/** A colour mixed with the background for a soft fill, in light and dark themes. */
export const soft = (colour: string, share = 24) => `color-mix(in srgb, ${colour} ${share}%, var(--surface-raised))`;

const dots = [
  [47, 118, 5],
  [60, 131, 4],
  [113, 117, 5],
  [102, 135, 4],
  [50, 67, 4],
  [109, 66, 4],
  [41, 82, 3],
  [120, 83, 3],
] as const;

/** The patterns of the body. They cover only its sides, so that face and belly stay free. */
const patterns = {
  dots: dots.map(([cx, cy, r]) => <circle key={cx} cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />),
  stripes: (
    <path d="M33 110q14 9 24 6M37 122q13 8 22 5M46 133q10 6 17 3M127 110q-14 9 -24 6M123 122q-13 8 -22 5M114 133q-10 6 -17 3" />
  ),
  stars: dots.map(([cx, cy, r]) => (
    <path
      key={cx}
      d={`M${cx} ${cy - r - 2}l2 ${r}l${r} 2l${-r} 2l-2 ${r}l-2 ${-r}l${-r} -2l${r} -2z`}
      fill="currentColor"
      stroke="none"
    />
  )),
};

/** Colour and pattern of each look. `matching` has the theme's colour. */
export const looks: Readonly<Record<Find<'look'>, { readonly colour: string; readonly pattern?: ReactNode }>> = {
  matching: { colour: 'var(--primary)' },
  rose: { colour: stable('pink') },
  leaf: { colour: stable('green') },
  sky: { colour: stable('light-blue') },
  honey: { colour: stable('yellow') },
  dotted: { colour: stable('orange'), pattern: patterns.dots },
  striped: { colour: stable('purple'), pattern: patterns.stripes },
  starry: { colour: stable('dark-blue'), pattern: patterns.stars },
};
