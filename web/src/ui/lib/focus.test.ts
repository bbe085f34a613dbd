import { afterEach, expect, it, vi } from 'vitest';
import { focusPressed } from './remember-focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses something in a control while this has the focus; answers how often the control was given it. */
function press(active: 'body' | 'field'): number {
  const body = {};
  vi.stubGlobal('document', { body, activeElement: active === 'body' ? body : {} });
  const focus = vi.fn();
  focusPressed({ target: { closest: () => ({ focus }) } as unknown as Element });
  return focus.mock.calls.length;
}

it('gives a pressed control the focus where the browser gives it to nothing, as Safari does', () => {
  expect(press('body')).toBe(1);
});

it('leaves the focus where it is otherwise', () => {
  expect(press('field')).toBe(0);
});
