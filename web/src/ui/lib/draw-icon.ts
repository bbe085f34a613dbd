import { createElement, type ComponentProps } from 'react';

/** What lucide tells of an icon, without what nothing here draws by: keys, size and older names. A path is its line alone. */
interface DrawnIcon {
  name: string;
  node: readonly (string | readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Draws lucide's icons in the built program (web/build/bare-icons.ts): 24 wide, in lines two thick, silent to screen readers unless it has
 * a name of its own, as lucide does without any of the options that no page here uses. `lucide-menu` and the like name an icon for tests and themes.
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
