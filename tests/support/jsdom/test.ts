import { afterAll, beforeAll, beforeEach, describe, inject, test as base } from 'vitest';
import { makePerson, type Person, type Session } from '../person.ts';
import { expect } from './expect.ts';
import { Page } from './page.ts';
import { startStoryServer, type SharedServer } from './shared-server.ts';

/** The same `test` as in ../test.ts, for stories that run in jsdom. vite-plugin.ts replaces that file with this one. */

/** The server of the current story file, if its stories need other settings than those of the shared server. */
let own: SharedServer | undefined;

/** Stores a session in the app's format before the first page opens. */
export function rememberSession(page: Page, session: Session): Promise<void> {
  page.signIn(session);
  return Promise.resolve();
}

const extended = base.extend<{
  server: SharedServer;
  page: Page;
  context: ReturnType<Page['context']>;
  openAs: (person: Person, path?: string) => Promise<Page>;
}>({
  server: async ({}, use) => {
    await use(own ?? inject('server'));
  },
  page: async ({ server }, use) => {
    const page = new Page(server.url);
    await use(page);
    await page.close();
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
  openAs: async ({ page }, use) => {
    await use(async (person, path = '/') => {
      page.signIn(person.session);
      await page.goto(path);
      return page;
    });
  },
});

interface Options {
  tag?: '@browser';
}
type Body = Parameters<typeof extended>[1];

/** Registers a test. Skips a test with a tag, because it needs a real browser. */
function story(title: string, ...given: [Body] | [Options, Body]): void {
  const [options, run] = given.length === 2 ? given : [{}, ...given];
  if (options.tag === undefined) extended(title, run);
}

export const test = Object.assign(story, {
  // The stories of a file run in order here, even if a story configures Playwright otherwise.
  describe: Object.assign(describe, { configure: () => undefined }),
  beforeEach,
  beforeAll,
  afterAll,
  /** Starts a server with other settings. Playwright's other options concern only a browser, so they are ignored. */
  use({ environment }: { environment?: Record<string, string> }) {
    if (!environment) return;
    let end: () => Promise<void>;
    beforeAll(async () => {
      const started = await startStoryServer(environment);
      own = started.server;
      end = started.end;
    });
    afterAll(async () => {
      own = undefined;
      await end();
    });
  },
  setTimeout: () => undefined,
  step: <Result>(_title: string, run: () => Result) => run(),
});
export { expect, makePerson };
