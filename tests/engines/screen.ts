import { expect } from 'vitest';
import type { Box, Engine, Point } from './engine.ts';

/** A control that a story looks for: its kind, and its name as a screen reader reads it. */
export interface Target {
  role: keyof typeof selectors;
  name: string | RegExp;
}

const selectors = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  choice: 'input[type="radio"], input[type="checkbox"]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  dialog: '[role="dialog"], [role="alertdialog"]',
  picture: '[role="img"]',
  handle: '[data-handle]',
};

interface Found extends Box {
  /** Whether a finger at the middle would touch this element, and not an element above it. */
  free: boolean;
  focused: boolean;
  value: string;
  checked: boolean;
}

/**
 * Runs in the page. Returns the visible elements that match the selector and have this accessible name. With `scroll`, scrolls
 * the first of them into view and returns only that element.
 */
function findInPage(selector: string, name: { exact?: string; pattern?: string }, scroll: boolean): Found[] {
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return tidy(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const written = labels.map((label) => label.textContent).join(' ') || element.textContent;
    return tidy(element.getAttribute('aria-label') ?? written);
  };
  const matches = (text: string) =>
    name.pattern === undefined ? text === name.exact : new RegExp(name.pattern, 'u').test(text);
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return [...(dialog?.parentElement ?? document).querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && matches(nameOf(element)))
    .slice(0, scroll ? 1 : undefined)
    .map((element) => {
      // A radio button or checkbox may be invisible next to its label. The finger then touches the label.
      const touched =
        (element.matches('[type="radio"], [type="checkbox"]') && (element as HTMLInputElement).labels?.[0]) || element;
      if (scroll) touched.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = touched.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        ...{ x, y, width, height },
        free: hit !== null && (touched.contains(hit) || hit.contains(element)),
        focused: document.activeElement === element,
        value: (element as HTMLInputElement).value ?? '',
        checked: (element as HTMLInputElement).checked ?? false,
      };
    });
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export type Screen = ReturnType<typeof screenOf>;

/** Uses one window as a user does: finds texts and controls, waits for them, and touches or types. */
export function screenOf(engine: Engine) {
  const find = ({ role, name }: Target, scroll = false) =>
    engine.run(findInPage, selectors[role], name instanceof RegExp ? { pattern: name.source } : { exact: name }, scroll);
  const text = () => engine.run(() => document.body.innerText.replaceAll(/\s+/g, ' '));

  /** Waits until the first matching element has stopped moving and nothing covers it. Returns the element. */
  async function place(target: Target): Promise<Found> {
    let last = '';
    let found: Found | undefined;
    const isReady = async () => {
      [found] = await find(target, true);
      const now = JSON.stringify(found);
      const stays = now === last;
      last = now;
      return stays && found?.free === true;
    };
    await expect.poll(isReady, { message: `${target.role} ${String(target.name)} can be touched` }).toBe(true);
    return found!;
  }
  const touch = async (point: Point) => {
    await engine.move(point);
    await engine.down();
    await engine.up();
  };
  const tap = async (role: Target['role'], name: Target['name']) => touch(middleOf(await place({ role, name })));
  return {
    engine,
    place,
    tap,
    see: (words: string | RegExp) => expect.poll(text).toMatch(words),
    miss: (words: string | RegExp) => expect.poll(text).not.toMatch(words),
    count: (role: Target['role'], name: Target['name']) => expect.poll(async () => (await find({ role, name })).length),
    focus: (role: Target['role'], name: Target['name']) => expect.poll(async () => (await find({ role, name }))[0]?.focused),
    value: (name: Target['name']) => expect.poll(async () => (await find({ role: 'field', name }))[0]?.value),
    /** Types into a field, which must be empty. */
    async write(name: Target['name'], words: string) {
      await tap('field', name);
      await engine.type(words);
    },
  };
}
