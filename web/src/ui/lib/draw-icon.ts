import { createElement, type ComponentProps, type ComponentType } from 'react';

/** An icon with only what `drawIcon` uses, without keys, size and aliases. A path is only its `d`. */
interface DrawnIcon {
  name: string;
  node: readonly (string | readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Draws lucide's icons in the built app (web/build/trim-libraries.ts): 24 wide, with lines two wide, hidden from screen readers unless the
 * icon has a label. It replaces lucide's component, whose other options no page uses. Tests and themes select icons by `lucide-<name>`.
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

/** A drawn icon: lucide's, or one of our own with the same two props. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
