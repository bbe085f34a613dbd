import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawIcon } from './draw-icon.ts';

const Sign = drawIcon({ name: 'sign', node: ['M1 2h3'] });

it('is hidden next to text, and announces its own label if it has one', () => {
  expect(renderToStaticMarkup(createElement(Sign))).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(createElement(Sign, { 'aria-label': 'language' }));
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="language"');
  expect(named).not.toContain('aria-hidden');
});
