import { objectType } from './media-type.ts';

interface AnswerFacts {
  status: number;
  /** JSON as the database wrote it; absent for an answer without a body. */
  body?: string | null;
  single?: boolean;
  range?: string;
  applied?: readonly string[];
  location?: string;
}

/** The answer of a request that went well. */
export function answer({ status, body, single, range, applied, location }: AnswerFacts): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (range) headers.set('content-range', range);
  if (location) headers.set('location', location);
  if (applied && applied.length > 0) headers.set('preference-applied', applied.join(', '));
  if (body === undefined || body === null) return new Response(null, { status, headers });
  headers.set('content-type', `${single ? objectType : 'application/json'}; charset=utf-8`);
  return new Response(body, { status, headers });
}
