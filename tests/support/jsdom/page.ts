import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { Session } from '../person.ts';
import { Locator, press, until } from './locator.ts';
import { loadApp } from './load-app.ts';
import { makeNetwork, type Network, type Pattern, type Route, type SeenRequest } from './network.ts';
import { emptyStorage, openWindow, type OpenWindow, type Storage } from './window.ts';

/**
 * The whole app in a window of jsdom. Methods are named like those of Playwright's `Page`. Each visit evaluates the app again,
 * as a browser does; storage and databases stay from one visit to the next. A story that needs layout, a second page, a service
 * worker or a download gets the tag `@browser`, or belongs in `tests/e2e`.
 */
export class Page extends Locator {
  readonly #origin: string;
  readonly #network: Network;
  #storage: Storage = emptyStorage();
  #window: OpenWindow | undefined;
  #user: UserEvent | undefined;
  #isOpened = false;
  /** The clock that the story set for the page, if any. */
  #now: (() => number) | undefined;
  readonly #scripts: (() => void)[] = [];

  constructor(origin: string) {
    super('', () => {
      if (!this.#user) throw new Error('no page is open');
      return this.#user;
    });
    this.#origin = origin;
    this.#network = makeNetwork(origin);
  }

  readonly keyboard = {
    press: (keys: string) => press(this.user(), keys),
    type: (text: string) => this.user().keyboard(text.replace(/[{[]/g, '$&$&')),
  };

  /** Stores a session in the app's format before the first visit. */
  signIn(session: Session): void {
    this.#storage.local['cogn-session'] = JSON.stringify(session);
  }

  async goto(address: string): Promise<void> {
    await this.#leave();
    const { href } = new URL(address, this.#origin);
    // Fetches the HTML directly, so that the story's routes only answer the app's requests.
    const html = await (await nodeFetch(href)).text();
    this.#window = await openWindow(html, href, this.#storage, this.#network);
    this.#user = userEvent.setup({ document, pointerEventsCheck: 0, delay: null });
    if (this.#now) setDate(this.#now);
    for (const run of this.#scripts) run();
    await loadApp(html);
  }
  async reload(): Promise<void> {
    await this.goto(location.href);
  }
  goBack(): Promise<void> {
    history.back();
    return Promise.resolve();
  }
  goForward(): Promise<void> {
    history.forward();
    return Promise.resolve();
  }
  url(): string {
    return location.href;
  }
  title(): Promise<string> {
    return Promise.resolve(document.title);
  }
  addInitScript<Given>(run: (given: Given) => void, given?: Given): Promise<void> {
    this.#scripts.push(() => {
      run(given as Given);
    });
    return Promise.resolve();
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- also Locator's, whose function reads an element
  override async evaluate(run: any, given?: any): Promise<any> {
    return run(given);
  }
  async waitForFunction<Given>(holds: (given: Given) => unknown, given?: Given): Promise<void> {
    await until(async () => {
      if (!(await holds(given as Given))) throw new Error(`never true: ${String(holds)}`);
    });
  }
  readonly clock = {
    /** The page's date starts at this time and runs on. The page's timers stay real: only a browser can move them forward. */
    install: ({ time }: { time?: string | number | Date } = {}) => {
      const shift = time === undefined ? 0 : new RealDate(time).getTime() - RealDate.now();
      return this.#keepTime(() => RealDate.now() + shift);
    },
    /** The page's date stands still, but its timers run. */
    setFixedTime: (time: string | number | Date) => {
      const fixed = new RealDate(time).getTime();
      return this.#keepTime(() => fixed);
    },
  };
  #keepTime(now: () => number): Promise<void> {
    this.#now = now;
    if (this.#window) setDate(now);
    return Promise.resolve();
  }
  route(pattern: Pattern, handler: (route: Route) => unknown, options?: { times?: number }): Promise<void> {
    this.#network.route(pattern, handler, options);
    return Promise.resolve();
  }
  unroute(pattern?: Pattern): Promise<void> {
    this.#network.unroute(pattern);
    return Promise.resolve();
  }
  unrouteAll(): Promise<void> {
    return this.unroute();
  }
  on(event: 'request', hear: (request: SeenRequest) => void): void {
    if ((event as string) !== 'request') throw new Error(`${event}: only a browser emits it`);
    this.#network.onRequest(hear);
  }
  context() {
    return {
      setOffline: (offline: boolean) => {
        this.#network.online = !offline;
        if (this.#window) window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
        return Promise.resolve();
      },
      newPage: () => {
        if (this.#isOpened) throw new Error('a second page needs a browser: tests/e2e');
        this.#isOpened = true;
        return Promise.resolve(this as Page);
      },
      addInitScript: this.addInitScript.bind(this),
      route: this.route.bind(this),
      unroute: this.unroute.bind(this),
    };
  }
  isClosed(): boolean {
    return this.#window === undefined;
  }
  async close(): Promise<void> {
    await this.#leave();
  }

  async #leave(): Promise<void> {
    if (!this.#window) return;
    // Sends the events that a browser sends when the user leaves a page.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    this.#storage = await this.#window.close();
    globalThis.Date = RealDate;
    this.#window = undefined;
  }
}

const RealDate = Date;
const nodeFetch = fetch;

function setDate(now: () => number): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<typeof Date>) {
      super(...(((given as unknown[]).length === 0 ? [now()] : given) as [number]));
    }
    static override now() {
      return now();
    }
  } as DateConstructor;
}
