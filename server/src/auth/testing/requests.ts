import type { TestServer } from '#testing/start-test-server.ts';

export interface TestResponse {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- response bodies are untyped here; tests inspect them
  body: any;
}

interface Options {
  token?: string;
  query?: Record<string, string>;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request to auth/v1 with the API version of Supabase's current client. Sends a string body unchanged, and any other
 * body as JSON.
 */
export async function send(
  server: Pick<TestServer, 'fetch'>,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<TestResponse> {
  const query = options.query ? `?${new URLSearchParams(options.query).toString()}` : '';
  const response = await server.fetch(`/auth/v1/${path}${query}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

/** Sends a POST request. */
export function post(
  server: Pick<TestServer, 'fetch'>,
  path: string,
  body: unknown,
  options: Options = {},
): Promise<TestResponse> {
  return send(server, path, body, { ...options, method: 'POST' });
}
