import { Hono } from 'hono';
import { hash, verify } from '@node-rs/argon2';
import type { Database, Transaction } from '#database/port.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal, renderError } from '#errors.ts';
import { makeLogger } from '#logger.ts';
import { smtpMail } from '#mail/smtp-mail.ts';
import type { TestServer } from '#testing/start-test-server.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { authRoutes } from '../routes.ts';

/** The cost of requests so far: calls of the hash function, and statements sent to the database. */
export interface Work {
  hash: number;
  verify: number;
  statements: string[];
}

export interface CountingServer {
  work: Work;
  server: TestServer;
  /** Resolves when no background task is pending. */
  settled(): Promise<void>;
}

/**
 * Starts a second instance of the server's auth, on the same database, and counts its work. `whileHashing` runs before each hash.
 */
export function countingServer(server: TestServer, whileHashing?: () => Promise<unknown>): CountingServer {
  const work: Work = { hash: 0, verify: 0, statements: [] };
  const passwords = createPasswords({
    hash: async (...given) => ((work.hash += 1), await whileHashing?.(), hash(...given)),
    verify: async (...given) => ((work.verify += 1), await whileHashing?.(), verify(...given)),
  });
  const mail = smtpMail({ url: server.mails.url, from: server.config.mailFrom });
  const database = counted(server.database, work.statements);
  const routes = authRoutes(
    {
      ...server,
      database,
      mail,
      logger: makeLogger('silent'),
      enqueueDeletion: () => Promise.resolve(),
      wake: () => undefined,
    },
    { passwords },
  );
  const app = new Hono<RequestEnvironment>()
    .use(async (context, next) => {
      context.set('address', 'test');
      await next();
    })
    .route('/auth/v1', routes)
    .onError((error, context) => {
      if (!(error instanceof Refusal)) throw error;
      return renderError(error, 'auth', context.req.raw);
    });
  const fetch = async (input: string | URL | Request, init?: RequestInit) => app.request(String(input), init);
  return { work, server: { ...server, fetch }, settled: () => routes.settled() };
}

function counted(database: Database, statements: string[]): Database {
  const note = (text: string) => statements.push(text.replace(/\s+/g, ' ').trim());
  const counting = (transaction: Transaction): Transaction => ({
    query: (text, parameters) => (note(text), transaction.query(text, parameters)),
    finish: (text, parameters) => (note(text), transaction.finish(text, parameters)),
  });
  return { ...database, asOwner: (work) => database.asOwner((transaction) => work(counting(transaction))) };
}
