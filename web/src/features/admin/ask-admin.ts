import { askServer } from '#core/wire/ask-server.ts';

const path = 'functions/v1/admin';

/** What the server answers, and of how many it is one page (0 where it does not say). */
export interface Answer<Body> {
  readonly body: Body;
  readonly total: number;
}

/** Reads something of the administrators' part of the server. Rejects as `askServer` does. */
export async function readAdmin<Body>(what: string, signal?: AbortSignal): Promise<Answer<Body>> {
  const answer = await askServer(`${path}/${what}`, { method: 'GET', ...(signal && { signal }) });
  return { body: (await answer.json()) as Body, total: Number(answer.headers.get('x-total-count') ?? 0) };
}

/** Has a deed done. Rejects as `askServer` does; a `TypeError` says that nobody knows whether it was done. */
export async function askAction(method: 'PUT' | 'POST' | 'DELETE', what: string, body?: object): Promise<void> {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  await askServer(`${path}/${what}`, { method, ...sent });
}
