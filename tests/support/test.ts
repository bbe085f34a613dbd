import { test as base, expect, type Page } from '@playwright/test';
import { makePerson, type Person, type Session } from './person.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from './server.ts';

interface Fixtures {
  /** Opens the app with this user already signed in, as on a later visit. */
  openAs: (person: Person, path?: string) => Promise<Page>;
}
interface WorkerFixtures {
  /** Additional server settings: `test.use({ environment: { ... } })`. */
  environment: Record<string, string>;
  /** The real server that all tests of a worker share. A test can also start its own. */
  server: RunningServer;
}

/** Stores a session in the app's format before the first page opens. */
export async function rememberSession(page: Page, session: Session): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('planted') === null) {
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem('cogn-session', text);
    }
  }, JSON.stringify(session));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ environment }, use) => {
      const dataFolder = await makePreparedDataFolder();
      const server = await startServer(dataFolder, {
        environment: {
          LIMIT_AUTH_PER_FIVE_MINUTES: '10000',
          LIMIT_MAILS_PER_HOUR: '10000',
          LIMIT_REQUESTS_PER_MINUTE: '100000',
          ...environment,
        },
      });
      await use(server);
      await server.stop();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  page: async ({ page }, use, story) => {
    await use(page);
    // Playwright's own setting would take a screenshot of every story and discard most of them. Each takes a fifth of a second.
    if (story.status !== story.expectedStatus && !page.isClosed()) {
      const path = story.outputPath('failed.png');
      await page.screenshot({ path, timeout: 5000 }).then(
        () => story.attach('failed', { path, contentType: 'image/png' }),
        (problem: unknown) => console.error(`no picture of the failed story: ${String(problem)}`),
      );
    }
    // A test can end while a request of its page is still pending, which is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openAs: async ({ page, server }, use) => {
    await use(async (person, path = '/') => {
      await rememberSession(page, person.session);
      await page.goto(server.url + path);
      return page;
    });
  },
});

export { expect, makePerson };
