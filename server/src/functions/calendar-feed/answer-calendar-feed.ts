import { createHash } from 'node:crypto';
import type { Dependencies } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { isKnown } from '#http/is-known.ts';
import { findFeed } from './find-feed.ts';
import { writeFeed } from './write-feed.ts';

const addressPattern = /^([0-9a-f]{64})\.ics$/;

/**
 * GET, HEAD calendar/{token}.ics: a person's appointments for the calendar program that they gave the address to. The address is the whole right to
 * it, so an unknown, an ended and a misspelt one all get the same 404. Looked up by its hash: how long that takes tells nothing of the token.
 */
export async function answerCalendarFeed(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: Request,
  address: string,
): Promise<Response> {
  const token = addressPattern.exec(address)?.[1];
  const feed = token === undefined ? undefined : await findFeed(database, token, clock.now());
  if (feed === undefined) throw new Refusal('not_found');
  const content = writeFeed(feed);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
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
