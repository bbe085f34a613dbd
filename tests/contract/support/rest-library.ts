import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { makePerson, startRestServer, type Engine, type Person } from './rest-server.ts';
import { restSchema } from './rest-schema.ts';

/** A test server with example tables about books (rest-schema.ts), and a user who sends requests to it. */
export interface Library {
  server: TestServer;
  person: Person;
  client: PostgrestClient;
  send(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Starts a test server with the tables of rest-schema.ts for the tests of a `describe` block. `more` is additional SQL. A
 * `beforeAll` hook sets the members of the returned object.
 */
export function openLibrary(engine: Engine, more = '', options: Parameters<typeof startRestServer>[1] = {}): Library {
  const library = {} as Library;
  beforeAll(async () => {
    const server = await startRestServer(engine, options);
    await server.database.runScript(restSchema + more);
    const person = await makePerson(server);
    const send = (path: string, init: RequestInit = {}) =>
      server.fetch(`/rest/v1/${path}`, { ...init, headers: { authorization: `Bearer ${person.token}`, ...init.headers } });
    Object.assign(library, { server, person, client: person.client, send });
  });
  afterAll(() => library.server.close());
  return library;
}
