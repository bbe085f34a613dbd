import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { JSDOM, VirtualConsole } from 'jsdom';
import { setImmediate as turn } from 'node:timers/promises';
import { populateGlobal } from 'vitest/runtime';
import { WebSocket } from 'ws';
import { loadedFiles } from './load-app.ts';
import { isShown, styleOf } from './style.ts';
import type { Network } from './network.ts';

/** The storage that survives a reload. */
export interface Storage {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: IDBFactory;
}

export const emptyStorage = (): Storage => ({ local: {}, session: {}, databases: new IDBFactory() });

export interface OpenWindow {
  dom: JSDOM;
  /** Ends the window's timers, sockets and channels. Returns the storage that survives a reload. */
  close(): Promise<Storage>;
}

const nothing = () => undefined;
const nodeFetch = fetch;

/**
 * Replaces the observers of layout, because jsdom has no layout. The app works although the replacement never reports anything.
 */
class NeverObserves {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

/** Removes the globals of the last window. They stay until the next window opens, because unfinished work may still read them. */
let removeGlobals: () => void = nothing;

/**
 * Opens a window of jsdom with the server's own HTML at an address. The window's names become globals of this process. Scripts
 * of the HTML do not run. Only one window can be open at a time.
 */
export async function openWindow(html: string, address: string, storage: Storage, network: Network): Promise<OpenWindow> {
  const virtualConsole = new VirtualConsole();
  virtualConsole.forwardTo(console, { jsdomErrors: ['unhandled-exception'] });
  const dom = new JSDOM(html, { url: address, pretendToBeVisual: true, virtualConsole });
  const { window } = dom;
  for (const [key, text] of Object.entries(storage.local)) window.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(storage.session)) window.sessionStorage.setItem(key, text);

  removeGlobals();
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true });
  const closing: (() => void)[] = [];
  const define = (name: string, value: unknown) => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  // When the window closes, its timers end, as when a user leaves a page. `setImmediate` stays untouched, because
  // fake-indexeddb ends its transactions with it. If these transactions did not end, the next page would wait for their
  // locks.
  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const [begin, end] = [
      globalThis[set] as (...given: unknown[]) => NodeJS.Timeout,
      globalThis[clear] as (timer: NodeJS.Timeout) => void,
    ];
    const pending = new Set<NodeJS.Timeout>();
    define(set, (...given: unknown[]) => {
      const timer = begin(...given);
      pending.add(timer);
      return timer;
    });
    define(clear, (timer: NodeJS.Timeout) => {
      pending.delete(timer);
      end(timer);
    });
    closing.push(() => {
      for (const timer of pending) end(timer);
    });
  }
  define('fetch', network.fetch);
  define('indexedDB', storage.databases);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) define(name, NeverObserves);
  // Uses the package `ws`, because the WebSocket of Node and that of jsdom fail here. Both create events of the global event
  // classes. Here some of these classes are Node's and some jsdom's, and each WebSocket refuses classes that are not its own.
  define(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols, { origin: new URL(address).origin });
        // Ignores the error of a socket that closes before it has opened, as a browser does.
        this.on('error', nothing);
        closing.push(() => {
          this.terminate();
        });
      }
    },
  );
  const Channel = globalThis.BroadcastChannel;
  define(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        closing.push(() => {
          this.close();
          this.postMessage = nothing;
        });
      }
    },
  );
  define('getComputedStyle', styleOf);
  window.getComputedStyle = styleOf;
  define('matchMedia', (query: string) => ({
    matches: /min-width|hover: hover|pointer: fine/.test(query),
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  for (const name of ['scrollTo', 'scrollBy']) define(name, nothing);
  for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView', 'setPointerCapture', 'releasePointerCapture'])
    Object.defineProperty(window.Element.prototype, name, { value: nothing });
  Object.defineProperty(window.Element.prototype, 'checkVisibility', {
    value(this: Element) {
      return isShown(this);
    },
  });
  Object.defineProperty(window.Element.prototype, 'hasPointerCapture', { value: () => false });
  Object.defineProperty(window.Element.prototype, 'getAnimations', { value: () => [] });
  Object.defineProperty(window.Element.prototype, 'animate', {
    value: () => ({ finished: Promise.resolve(), cancel: nothing }),
  });
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [...loadedFiles(), ...network.requested].map((name) => ({ name })),
    configurable: true,
  });
  Object.defineProperty(window.navigator, 'onLine', { get: () => network.online, configurable: true });

  return {
    dom,
    async close() {
      const kept = {
        local: Object.fromEntries(Object.entries(window.localStorage)) as Record<string, string>,
        session: Object.fromEntries(Object.entries(window.sessionStorage)) as Record<string, string>,
        databases: storage.databases,
      };
      network.leave();
      define('fetch', () => new Promise(() => undefined));
      for (const end of closing) end();
      // Lets the page's pending database work end before the next page opens. Until then, the page's requests get no
      // response.
      for (let turns = 0; turns < 100; turns += 1) await turn();
      window.close();
      // Between two pages, the story itself sends requests to the server.
      define('fetch', nodeFetch);
      removeGlobals = () => {
        for (const key of keys) Reflect.deleteProperty(globalThis, key);
        for (const [key, descriptor] of originals) Object.defineProperty(globalThis, key, descriptor);
        for (const [key, descriptor] of before)
          if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
      };
      return kept;
    },
  };
}
