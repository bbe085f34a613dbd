import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import { createAuthorisedFetch } from '../../../web/src/core/wire/authorised-fetch.ts';
import { createDataClient, type DataClient } from '../../../web/src/core/wire/data-client.ts';
import type { Person } from './rest-server.ts';

/** The web app's own client, with a user's token. */
export function pageClient(server: TestServer, { token }: Pick<Person, 'token'>): DataClient {
  const session = {
    accessToken: () => Promise.resolve(token),
    refresh: () => Promise.resolve({ kind: 'ended' } as const),
  };
  return createDataClient(
    server.url,
    createAuthorisedFetch(session, {
      anonKey: server.keys.anonKey,
      fetch: (input, init) => server.fetch(input as string, init),
    }),
  );
}
