import { PostgrestClient } from '@supabase/postgrest-js';
import { sessionStore } from '#core/session/session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { noteRetryAfter, noteServerTime } from '#core/server/response-headers.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/** A loose schema: pages type their columns themselves. */
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

/** A client of /rest/v1 with this `fetch`. It never retries: the read cache and the outbox do. */
export function createDataClient(url: string, fetch: typeof globalThis.fetch): DataClient {
  return new PostgrestClient(`${url}/rest/v1`, { fetch, retry: false }) as unknown as DataClient;
}

let client: DataClient | undefined;

/** The signed-in person's client. Pages read and write through core/records. Use this client for server functions (`rpc`). */
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
