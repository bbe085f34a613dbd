import { expect } from 'vitest';
import { getElementAccessibleDescription, getElementAccessibleName } from 'ivya/utils';
import type { Locator } from './locator.ts';
import { isChecked, patience, textOf, until } from './locator.ts';
import { isShown } from './style.ts';

/** Playwright's assertions about locators and pages, for jsdom. Each assertion waits until it holds, or until its time limit. */
type Wanted = string | RegExp;
interface Options {
  timeout?: number;
  ignoreCase?: boolean;
}

const spaces = (text: string) => text.replace(/[\s\u200B\u00AD]+/g, ' ').trim();
const fits = (text: string, wanted: Wanted, part = false) =>
  wanted instanceof RegExp ? wanted.test(text) : part ? text.includes(spaces(wanted)) : text === spaces(wanted);

interface Matching {
  isNot?: boolean;
}

/** A description of what is wrong now, or undefined. */
type Fault = string | undefined;

/**
 * Calls `look` again and again until it finds no fault or, with `not`, until it finds one. If `look` throws, for example because
 * the element is missing, the assertion does not hold yet. `negated` is Vitest's `isNot`, which is undefined without `not`.
 */
async function settle(negated: boolean | undefined, look: () => Fault, options: Options | undefined) {
  const isNot = negated === true;
  let last: Fault;
  const pass = await until(() => {
    last = look();
    if ((last === undefined) === isNot) throw new Error(last ?? 'still holds');
    return !isNot;
  }, options?.timeout ?? patience).catch((problem: unknown) => {
    last = (problem as Error).message;
    return isNot;
  });
  return { pass, message: () => (isNot ? `it should not hold, and does` : (last ?? '')) };
}

const because = (holds: boolean, saying: () => string): Fault => (holds ? undefined : saying());

/** Makes a matcher about the only element of a locator. */
function ofElement<Given extends unknown[]>(look: (element: HTMLElement, ...given: Given) => Fault) {
  return function (this: Matching, locator: Locator, ...given: [...Given, Options?]) {
    const options = given.find((each) => typeof each === 'object' && each !== null && 'timeout' in each) as
      | Options
      | undefined;
    return settle(this.isNot, () => look(locator.one(), ...(given as unknown as Given)), options);
  };
}

function ofTexts(part: boolean) {
  return function (this: Matching, locator: Locator, wanted: Wanted | Wanted[], options?: Options) {
    return settle(
      this.isNot,
      () => {
        if (!Array.isArray(wanted)) {
          const text = textOf(locator.one());
          return because(fits(text, wanted, part), () => `${locator.selector}: "${text}" is not ${String(wanted)}`);
        }
        const texts = locator.now().map(textOf);
        const alike = texts.length === wanted.length && wanted.every((each, index) => fits(texts[index] ?? '', each, part));
        return because(alike, () => `${locator.selector}: ${JSON.stringify(texts)} is not ${wanted.join(' | ')}`);
      },
      options,
    );
  };
}

const attribute = ofElement((element, name: string, wanted?: Wanted) => {
  const value = element.getAttribute(name);
  const holds =
    value !== null &&
    (wanted === undefined ||
      (typeof wanted === 'object' && !(wanted instanceof RegExp)) ||
      (wanted instanceof RegExp ? wanted.test(value) : value === wanted));
  return because(holds, () => `${name} is ${JSON.stringify(value)}, not ${String(wanted)}`);
});

expect.extend({
  toBeVisible: function (this: Matching, locator: Locator, options?: Options) {
    const look = () => {
      if (this.isNot && locator.now().length === 0) return 'absent';
      return because(isShown(locator.one()), () => `${locator.selector} is hidden`);
    };
    return settle(this.isNot, look, options);
  },
  toBeHidden: function (this: Matching, locator: Locator, options?: Options) {
    const look = () =>
      because(locator.now().length === 0 || !isShown(locator.one()), () => `${locator.selector} is visible`);
    return settle(this.isNot, look, options);
  },
  toBeAttached: function (this: Matching, locator: Locator, options?: Options) {
    return settle(this.isNot, () => because(locator.now().length > 0, () => `${locator.selector} is absent`), options);
  },
  toHaveCount: function (this: Matching, locator: Locator, count: number, options?: Options) {
    const look = () => {
      const found = locator.now().length;
      return because(found === count, () => `${found} elements for ${locator.selector}, not ${count}`);
    };
    return settle(this.isNot, look, options);
  },
  toHaveText: ofTexts(false),
  toContainText: ofTexts(true),
  toHaveValue: ofElement((element, wanted: Wanted) => {
    const { value } = element as HTMLInputElement;
    return because(
      wanted instanceof RegExp ? wanted.test(value) : value === wanted,
      () => `its value is ${JSON.stringify(value)}, not ${String(wanted)}`,
    );
  }),
  toBeChecked: ofElement((element, options?: { checked?: boolean }) => {
    const wanted = options?.checked ?? true;
    return because(isChecked(element) === wanted, () => `it is ${wanted ? 'not ' : ''}checked`);
  }),
  toBeFocused: ofElement((element) =>
    because(
      element === document.activeElement,
      () => `the focus is on ${document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'}`,
    ),
  ),
  toBeDisabled: ofElement((element) => because(element.matches(':disabled, [aria-disabled=true]'), () => 'it is enabled')),
  toBeEnabled: ofElement((element) => because(!element.matches(':disabled, [aria-disabled=true]'), () => 'it is disabled')),
  toBeEmpty: ofElement((element) => {
    const content = ((element as HTMLInputElement).value as string | undefined) ?? textOf(element);
    return because(content === '', () => `it holds "${content}"`);
  }),
  toHaveAttribute: attribute,
  toHaveAccessibleName: ofElement((element, wanted: Wanted) => {
    const name = spaces(getElementAccessibleName(element, false));
    return because(fits(name, wanted), () => `its name is "${name}"`);
  }),
  toHaveAccessibleDescription: ofElement((element, wanted: Wanted) => {
    const description = spaces(getElementAccessibleDescription(element, false));
    return because(fits(description, wanted), () => `its description is "${description}"`);
  }),
  toHaveURL: function (this: Matching, _page: unknown, wanted: Wanted, options?: Options) {
    const look = () => {
      const holds =
        wanted instanceof RegExp ? wanted.test(location.href) : location.href === new URL(wanted, location.href).href;
      return because(holds, () => `the address is ${location.href}`);
    };
    return settle(this.isNot, look, options);
  },
  toHaveTitle: function (this: Matching, _page: unknown, wanted: Wanted, options?: Options) {
    return settle(
      this.isNot,
      () => because(fits(spaces(document.title), wanted), () => `the title is "${document.title}"`),
      options,
    );
  },
  toPass: async function (attempt: () => Promise<unknown>, options?: Options) {
    await until(attempt, options?.timeout ?? patience);
    return { pass: true, message: () => 'it passed' };
  },
});

export { expect };
