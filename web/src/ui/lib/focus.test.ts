import { afterEach, expect, it, vi } from 'vitest';
import { focusPressed } from './focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses inside a control while the body or a field has focus; returns how often the control was focused. */
function press(active: 'body' | 'field'): number {
  const body = {};
  vi.stubGlobal('document', { body, activeElement: active === 'body' ? body : {} });
  const focus = vi.fn();
  focusPressed({ target: { closest: () => ({ focus }) } as unknown as Element });
  return focus.mock.calls.length;
}

it('focuses a pressed control if the browser focuses nothing, as Safari does', () => {
  expect(press('body')).toBe(1);
});

it('leaves focus alone otherwise', () => {
  expect(press('field')).toBe(0);
});
