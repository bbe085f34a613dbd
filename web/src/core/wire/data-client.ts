import { PostgrestClient } from '@supabase/postgrest-js';
import { sessionStore } from '#core/session/session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { noteRetryAfter, noteServerTime } from '#core/server/response-headers.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/** The tables as far as the program knows them: columns are typed where a page reads them. */
export interface AnySchema {
  public: {
    Tables: Record<
      string,
      {
        Row: Record<string, unknown>;
        Insert: Record<string, unknown>;
        Update: Record<string, unknown>;
        Relationships: [];
      }
    >;
    Views: Record<string, never>;
    Functions: Record<string, { Args: Record<string, unknown>; Returns: unknown }>;
  };
}

export type DataClient = PostgrestClient<AnySchema, Record<string, never>, 'public'>;

/** A client of /rest/v1 with this way of fetching. It never tries again by itself: the read cache and the outbox decide that. */
export function createDataClient(url: string, fetch: typeof globalThis.fetch): DataClient {
  return new PostgrestClient(`${url}/rest/v1`, { fetch, retry: false }) as unknown as DataClient;
}

let client: DataClient | undefined;

/** The client of the signed-in person. Pages read and write by `records`; this is for calls of a server function (`rpc`). */
export function dataClient(): DataClient {
  const { url, anonKey } = serverSettings();
  client ??= createDataClient(
    url,
    createAuthorisedFetch(sessionStore, {
      anonKey,
      fetch: (input, init) => fetch(input, init),
      heard(response, method) {
        noteServerTime(response);
        noteRetryAfter(response, method);
      },
    }),
  );
  return client;
}
