import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { Refusal } from '#errors.ts';
import { etagOf, isKnown } from '#http/web-files.ts';
import type { ProductFunction } from '../product-function.ts';
import { findFeed } from './find-feed.ts';
import { writeFeed } from './write-feed.ts';

/** Requests of one network address in a minute: a program that reads many people's calendars asks each of them now and then. */
const calendarsAMinute = 120;
/** Requests of one calendar in a minute, from wherever: writing a long one is work, and no program needs it more often. */
const readingsAMinute = 12;

/** functions/v1/calendar: a person's appointments for the calendar program that they gave their private address to. */
export function openCalendarFeed(dependencies: Pick<Dependencies, 'database' | 'clock'>): ProductFunction {
  const routes = new Hono<RequestEnvironment>();
  routes.use('/calendar/*', rateLimit(calendarsAMinute));
  routes.use(
    '/calendar/:address',
    rateLimit(readingsAMinute, (context) => (context.req.param('address') ?? '').slice(0, 80)),
  );
  // The log names the pattern, never the address, which is the secret.
  routes.get('/calendar/:address', (context) =>
    answerCalendarFeed(dependencies, context.req.raw, context.req.param('address')),
  );
  return { routes };
}

const addressPattern = /^([0-9a-f]{64})\.ics$/;

/**
 * GET, HEAD calendar/{token}.ics: a person's appointments for the calendar program that they gave the address to. The address is the whole right to
 * it, so an unknown, an ended and a misspelt one all get the same 404. Looked up by its hash: how long that takes reveals nothing of the token.
 */
async function answerCalendarFeed(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: Request,
  address: string,
): Promise<Response> {
  const token = addressPattern.exec(address)?.[1];
  const feed = token === undefined ? undefined : await findFeed(database, token, clock.now());
  if (feed === undefined) throw new Refusal('not_found');
  const content = writeFeed(feed);
  const etag = etagOf(Buffer.from(content));
  const headers = new Headers({
    // Asked again each time, so that an address that was ended is dead at once; nothing between may keep it for others.
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="cogn.ics"',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    etag,
  });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : content, { headers });
}
