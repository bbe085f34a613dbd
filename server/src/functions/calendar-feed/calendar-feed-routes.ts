import { Hono } from 'hono';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { answerCalendarFeed } from './answer-calendar-feed.ts';

/** Requests of one network address in a minute: a program that reads many people's calendars asks each of them now and then. */
const calendarsAMinute = 120;
/** Requests of one calendar in a minute, from wherever: writing a long one is work, and no program needs it more often. */
const readingsAMinute = 12;

/** functions/v1/calendar: a person's appointments for the calendar program that they gave their private address to. */
export function calendarFeedRoutes(dependencies: Pick<Dependencies, 'database' | 'clock'>): Hono<RequestEnvironment> {
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
  return routes;
}
