import { createElement, type ComponentProps, type ComponentType } from 'react';

/** An icon with only the data that `drawIcon` uses: no keys, size or aliases. A string is the `d` attribute of a path. */
interface DrawnIcon {
  name: string;
  node: readonly (string | readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Draws lucide's icons in the built app (web/build/trim-libraries.ts): 24 wide, with lines two wide, hidden from screen
 * readers unless the icon has a label. It replaces lucide's component, whose other options no page uses. Tests and themes
 * select icons by `lucide-<name>`.
 */
export function drawIcon({ name, node }: DrawnIcon) {
  return ({ className = '', ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...('aria-label' in props ? { role: 'img' } : { 'aria-hidden': true }),
        className: `lucide lucide-${name} ${className}`,
        ...props,
      },
      ...node.map((line) => (typeof line === 'string' ? createElement('path', { d: line }) : createElement(...line))),
    );
}

/** An icon component, from lucide or our own, with these two props. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
