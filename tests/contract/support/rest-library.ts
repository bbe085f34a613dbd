import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { makePerson, startRestServer, type Engine, type Person } from './rest-server.ts';
import { restSchema } from './rest-schema.ts';

/** A server with the tables of a public library (rest-schema.ts), and a user who sends requests with `PostgrestClient` or raw. */
export interface Library {
  server: TestServer;
  person: Person;
  client: PostgrestClient;
  send(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Opens one library for the tests of a `describe` block. `more` is additional SQL. The members are set before the first test
 * runs.
 */
export function openLibrary(engine: Engine, more = ''): Library {
  const library = {} as Library;
  beforeAll(async () => {
    const server = await startRestServer(engine);
    await server.database.runScript(restSchema + more);
    const person = await makePerson(server);
    const send = (path: string, init: RequestInit = {}) =>
      server.fetch(`/rest/v1/${path}`, { ...init, headers: { authorization: `Bearer ${person.token}`, ...init.headers } });
    Object.assign(library, { server, person, client: person.client, send });
  });
  afterAll(() => library.server.close());
  return library;
}
