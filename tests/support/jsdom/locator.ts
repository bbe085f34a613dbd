import {
  Ivya,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  getByAltTextSelector,
} from 'ivya';
import { setTimeout as wait } from 'node:timers/promises';
import type { UserEvent } from '@testing-library/user-event';
import { isShown } from './style.ts';

const ivya = Ivya.create({ browser: 'chromium' });
/** The time limit of each wait in milliseconds, the same as in the browser stories. */
export const patience = 15_000;

type RoleOptions = Parameters<typeof getByRoleSelector>[1];
type Text = string | RegExp;
interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: Locator;
  hasNot?: Locator;
}

/** Calls `attempt` after each change of the page, at least every 200 ms, until it does not throw or the time limit is reached. */
export async function until<Result>(attempt: () => Result | Promise<Result>, timeout = patience): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await attempt();
    } catch (problem) {
      if (performance.now() > end) throw problem;
    }
    await change();
  }
}

/** Waits until the page changes, at most 200 ms, and then a moment longer, because further changes usually follow. */
async function change(): Promise<void> {
  if (typeof document !== 'undefined')
    await new Promise<void>((changed) => {
      const observer = new MutationObserver(end);
      const timer = later(end, 200);
      function end() {
        observer.disconnect();
        now(timer);
        changed();
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  await wait(15);
}

// The process's own timers. While a page is open, the global timers are the page's, and they end when the page closes.
const [later, now] = [setTimeout, clearTimeout];

/** Returns the part of a selector that matches a text. A string matches in any case and with any white space. */
const quoted = (text: Text) => (text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`);

/**
 * Elements of the current window, found again at each use by Playwright's rules. Methods have the names of Playwright's
 * `Locator`.
 */
export class Locator {
  readonly selector: string;
  readonly user: () => UserEvent;
  constructor(selector: string, user: () => UserEvent) {
    this.selector = selector;
    this.user = user;
  }

  #within(selector: string): Locator {
    return new Locator(this.selector === '' ? selector : `${this.selector} >> ${selector}`, this.user);
  }
  getByRole(role: string, options: RoleOptions = {}) {
    return this.#within(getByRoleSelector(role, options));
  }
  getByText(text: Text, options?: { exact?: boolean }) {
    return this.#within(getByTextSelector(text, options));
  }
  getByLabel(text: Text, options?: { exact?: boolean }) {
    return this.#within(getByLabelSelector(text, options));
  }
  getByPlaceholder(text: Text, options?: { exact?: boolean }) {
    return this.#within(getByPlaceholderSelector(text, options));
  }
  getByTitle(text: Text, options?: { exact?: boolean }) {
    return this.#within(getByTitleSelector(text, options));
  }
  getByAltText(text: Text, options?: { exact?: boolean }) {
    return this.#within(getByAltTextSelector(text, options));
  }
  locator(selector: string | Locator, options: Filter = {}) {
    return (
      typeof selector === 'string'
        ? this.#within(selector)
        : this.#within(`internal:chain=${JSON.stringify(selector.selector)}`)
    ).filter(options);
  }
  filter({ hasText, hasNotText, has, hasNot }: Filter) {
    const parts = [
      hasText !== undefined && `internal:has-text=${quoted(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${quoted(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    ].filter((part) => typeof part === 'string');
    return parts.reduce<Locator>((found, part) => found.#within(part), this);
  }
  first() {
    return this.#within('nth=0');
  }
  last() {
    return this.#within('nth=-1');
  }
  nth(index: number) {
    return this.#within(`nth=${index}`);
  }
  or(other: Locator) {
    return this.#within(`internal:or=${JSON.stringify(other.selector)}`);
  }
  and(other: Locator) {
    return this.#within(`internal:and=${JSON.stringify(other.selector)}`);
  }

  /** Returns all elements that match now. */
  now(): Element[] {
    return ivya.querySelectorAll(ivya.parseSelector(this.selector), document);
  }
  /** Returns the only element that matches now. Throws if there is none, or more than one. */
  one(): HTMLElement {
    const found = this.now();
    if (found.length === 1) return found[0] as HTMLElement;
    const previews = found.slice(0, 5).map((each) => ivya.previewNode(each));
    throw new Error(`${found.length} elements for ${this.selector}${previews.map((each) => `\n  ${each}`).join('')}`);
  }
  /** Waits until the only element is visible and enabled, because a user could not press it before. */
  async ready(): Promise<HTMLElement> {
    return until(() => {
      const element = this.one();
      if (!isShown(element)) throw new Error(`${this.selector} is not visible`);
      if (element.matches(':disabled') || element.closest('[aria-disabled=true]'))
        throw new Error(`${this.selector} is disabled`);
      return element;
    });
  }

  /** With `force`, presses a control even if it is disabled. */
  async click({ force = false } = {}) {
    await this.user().click(force ? await until(() => this.one()) : await this.ready());
  }
  async dblclick() {
    await this.user().dblClick(await this.ready());
  }
  async hover() {
    await this.user().hover(await this.ready());
  }
  async focus() {
    (await until(() => this.one())).focus();
  }
  async blur() {
    (await until(() => this.one())).blur();
  }
  async fill(text: string) {
    const field = (await this.ready()) as HTMLInputElement;
    if (field.readOnly) throw new Error(`${this.selector} is read-only`);
    field.focus();
    setNatively(field, field.maxLength >= 0 ? text.slice(0, field.maxLength) : text);
    if (text !== '' && field.value === '') throw new Error(`${this.selector} takes no "${text}"`);
  }
  async clear() {
    await this.fill('');
  }
  async pressSequentially(text: string) {
    (await this.ready()).focus();
    await this.user().keyboard(text.replace(/[{[]/g, '$&$&'));
  }
  async press(key: string) {
    (await this.ready()).focus();
    await press(this.user(), key);
  }
  async check() {
    await this.setChecked(true);
  }
  async uncheck() {
    await this.setChecked(false);
  }
  async setChecked(wanted: boolean) {
    const box = await until(() => this.one());
    if (isChecked(box) !== wanted) await this.user().click(box);
    if (isChecked(box) !== wanted) throw new Error(`${this.selector} did not change its state`);
  }
  async selectOption(wanted: string | { label?: string; value?: string; index?: number }) {
    const field = (await this.ready()) as HTMLSelectElement;
    const matches = (option: HTMLOptionElement, index: number) =>
      typeof wanted === 'string'
        ? option.value === wanted || option.label === wanted
        : option.label === wanted.label || option.value === wanted.value || index === wanted.index;
    await until(() => {
      const option = [...field.options].find(matches);
      if (!option) throw new Error(`${this.selector} has no option ${JSON.stringify(wanted)}`);
      return this.user().selectOptions(field, option);
    });
  }
  async setInputFiles(files: FilePayload | FilePayload[]) {
    const made = [files]
      .flat()
      .map(({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await this.user().upload(await until(() => this.one()), made);
  }
  async dispatchEvent(type: string, properties: EventInit = {}) {
    (await until(() => this.one())).dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...properties }));
  }
  async evaluate<Result, Given>(read: (element: never, given: Given) => Result, given?: Given): Promise<Result> {
    return read((await until(() => this.one())) as never, given as Given);
  }
  evaluateAll<Result, Given>(read: (elements: never[], given: Given) => Result, given?: Given): Promise<Result> {
    return Promise.resolve(read(this.now() as never[], given as Given));
  }
  async getAttribute(name: string) {
    return (await until(() => this.one())).getAttribute(name);
  }
  async textContent() {
    return (await until(() => this.one())).textContent;
  }
  async innerText() {
    return textOf(await until(() => this.one()));
  }
  async inputValue() {
    return ((await until(() => this.one())) as HTMLInputElement).value;
  }
  allInnerTexts() {
    return Promise.resolve(this.now().map(textOf));
  }
  allTextContents() {
    return Promise.resolve(this.now().map((element) => element.textContent));
  }
  all() {
    return Promise.resolve(this.now().map((_element, index) => this.nth(index)));
  }
  count() {
    return Promise.resolve(this.now().length);
  }
  isVisible() {
    const [element] = this.now();
    return Promise.resolve(element !== undefined && isShown(element));
  }
  async isChecked() {
    return isChecked(await until(() => this.one()));
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'hidden' | 'detached' } = {}) {
    await until(() => {
      const [element] = this.now();
      const is = { attached: element !== undefined, detached: element === undefined };
      const shown = element !== undefined && isShown(element);
      if (!{ ...is, visible: shown, hidden: !shown }[state]) throw new Error(`${this.selector} is not ${state}`);
    });
  }
  /** Only waits for the element: without a layout there is nothing to scroll. */
  async scrollIntoViewIfNeeded() {
    await until(() => this.one());
  }
}

export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The text of an element. Each run of white space, soft hyphens and zero-width spaces becomes one space. */
export const textOf = (element: Element) => element.textContent.replace(/[\s\u200B\u00AD]+/g, ' ').trim();

export function isChecked(element: Element): boolean {
  const native = (element as HTMLInputElement).checked as boolean | undefined;
  return native ?? element.getAttribute('aria-checked') === 'true';
}

/** Sets a field's value with the native setter instead of React's, and sends the two events of typing. */
function setNatively(field: HTMLInputElement, text: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Presses keys in Playwright's notation, such as `Shift+Tab`, `Escape` or `a`. */
export async function press(user: UserEvent, keys: string): Promise<void> {
  const parts = keys === '+' ? ['+'] : keys.split('+');
  const held = parts.slice(0, -1);
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  await user.keyboard(
    `${held.map((each) => `{${each}>}`).join('')}{${key === '{' ? '{{' : key}}${held.map((each) => `{/${each}}`).join('')}`,
  );
}
