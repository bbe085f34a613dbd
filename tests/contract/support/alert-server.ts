import { afterAll, beforeAll } from 'vitest';
import { catchTexts, type CaughtTexts } from '../../../server/src/testing/caught-texts.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { startRestServer, type engines } from './rest-server.ts';

/**
 * A server with a stub of a text message provider, for the tests of a `describe` block. The server starts before the first test.
 */
export interface AlertServer {
  readonly server: TestServer;
  readonly texts: CaughtTexts;
  /** Runs a query as the database's owner. */
  ask(text: string, parameters?: unknown[]): ReturnType<typeof askAsOwner>;
}

const askAsOwner = (server: TestServer, text: string, parameters: unknown[]) =>
  server.database.asOwner((transaction) => transaction.query(text, parameters));

export function openAlertServer(engine: (typeof engines)[number]): AlertServer {
  let opened: { server: TestServer; texts: CaughtTexts };
  beforeAll(async () => {
    const texts = await catchTexts();
    opened = { texts, server: await startRestServer(engine, { sms: texts.sms }) };
  });
  afterAll(async () => {
    await opened.server.close();
    await opened.texts.close();
  });
  return {
    get server() {
      return opened.server;
    },
    get texts() {
      return opened.texts;
    },
    ask: (text, parameters = []) => askAsOwner(opened.server, text, parameters),
  };
}
