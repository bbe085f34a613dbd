import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { Refusal } from '#errors.ts';
import { etagOf, isKnown } from '#http/web-files.ts';
import type { ProductFunction } from '../product-function.ts';
import { findFeed } from './find-feed.ts';
import { writeFeed } from './write-feed.ts';

/** Maximum requests per minute from one network address. It is high: a calendar service fetches many users' calendars. */
const callsOfAddressAMinute = 120;
/** Maximum requests per minute for one calendar, from any address. It is low, because a long calendar is costly to write. */
const callsOfCalendarAMinute = 6;

/**
 * functions/v1/calendar: returns a user's appointments to the calendar program that has the user's private address. SQL functions
 * such as `make_calendar_feed` (0009_routine_and_calendar.sql) make, replace and end the address.
 */
export function openCalendarFeed(dependencies: Pick<Dependencies, 'database' | 'clock'>): ProductFunction {
  const routes = new Hono<RequestEnvironment>();
  routes.use('/calendar/*', rateLimit(callsOfAddressAMinute));
  routes.use(
    '/calendar/:address',
    rateLimit(callsOfCalendarAMinute, (context) => (context.req.param('address') ?? '').slice(0, 80)),
  );
  // The log names the route pattern and never the address, because the address is the secret.
  routes.get('/calendar/:address', (context) =>
    answerCalendarFeed(dependencies, context.req.raw, context.req.param('address')),
  );
  return { routes };
}

const addressPattern = /^([0-9a-f]{64})\.ics$/;

/**
 * GET, HEAD calendar/{token}.ics: a user's appointments for their calendar program. The address is the only credential, so
 * unknown, revoked and misspelt addresses all get the same 404. The lookup uses the token's hash, so its duration reveals nothing
 * about the token.
 */
async function answerCalendarFeed(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: Request,
  address: string,
): Promise<Response> {
  const token = addressPattern.exec(address)?.[1];
  const feed = token === undefined ? undefined : await findFeed(database, token, clock.now());
  if (feed === undefined) throw new Refusal('not_found');
  // A hash of the appointments would cost less, but a reader could guess from it what a feed of busy blocks hides.
  const content = await writeFeed(feed);
  const etag = etagOf(Buffer.from(content));
  const headers = new Headers({
    // Caches must revalidate and stay private, so that a revoked address stops working at once.
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="cogn.ics"',
    'content-type': 'text/calendar; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
    etag,
  });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : content, { headers });
}
