import { Hono } from 'hono';
import { z } from 'zod';
import { longestContent, longestPasscode, longestRecipient, shortestPasscode } from '@cogn/shared/health-link-limits.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { callingPerson } from '#http/caller.ts';
import { limitByDay, limitByMinute, rateLimit } from '#http/rate-limit.ts';
import { readBody } from '#http/read-body.ts';
import type { FunctionDependencies, ProductFunction } from '../product-function.ts';
import { createLink } from './create-link.ts';
import { endLinks } from './end-links.ts';
import { openLink, readTicket } from './open-link.ts';

/** Maximum requests per minute from one network address. A clinic's address may have many readers. */
const callsOfAddressAMinute = 60;
/** Maximum requests per minute for one link, from any address: each may cost an Argon2 check. */
const openingsAMinute = 30;
/** Maximum links that one user creates per minute. */
const linksAMinute = 10;
/** Maximum links that one user creates per day. Otherwise ending and creating links would write gigabytes to the shared disk. */
const linksADay = 60;

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

const passcode = z.string().min(1).max(longestPasscode);
const newLink = z.object({
  kind: z.enum(['passport', 'summary']),
  /** A compact JWE, encrypted with a key that only the link contains. */
  content: z
    .string()
    .max(longestContent)
    .regex(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/, 'must be a compact JWE with direct encryption'),
  passcode: passcode.min(shortestPasscode).nullable(),
  /** Seconds, at least five minutes and at most 366 days. */
  expires_in: z.int().min(300).max(31_622_400),
});
const manifestRequest = z.object({
  recipient: z.string(),
  passcode: passcode.optional(),
  embeddedLengthMax: z.int().min(0).optional(),
});

/**
 * functions/v1/health-links: encrypted links to a passport or a summary, by the protocol SMART Health Links. A user creates a
 * link; anybody with its address reads it. `public.health_links` and `public.end_health_link` (0018_health_links.sql) list and
 * end links.
 */
export function openHealthLinks(dependencies: FunctionDependencies): ProductFunction {
  const { config, database, clock, keys, sessionIsAlive, auth } = dependencies;
  const limitMinute = limitByMinute(linksAMinute);
  const limitDay = limitByDay(linksADay);
  const address = (path: string) => `${config.siteUrl}/functions/v1/health-links/${path}`;
  const routes = new Hono<RequestEnvironment>();
  routes.use('/health-links/*', rateLimit(callsOfAddressAMinute));
  routes.use(
    '/health-links/:token',
    rateLimit(openingsAMinute, (context) => (context.req.param('token') ?? '').slice(0, 80)),
  );

  routes.post('/health-links', async (context) => {
    const { userId } = await callingPerson(context.req.raw, keys, sessionIsAlive);
    await limitMinute(userId);
    const body = await readBody(context.req.raw, newLink);
    await limitDay(userId);
    const passcodeHash = body.passcode === null ? null : await auth.passcodes.hash(body.passcode);
    const { id, token, expiresAt } = await createLink(database, { ...body, userId, passcodeHash, now: clock.now() });
    return context.json({ id, url: address(token), expires_at: expiresAt }, 201, noStore);
  });

  // The log names the route pattern and never the token, because the token is a part of the secret.
  routes.post('/health-links/:token', async (context) => {
    const { recipient, passcode: given, embeddedLengthMax } = await readBody(context.req.raw, manifestRequest);
    const name = readableName(recipient);
    if (!visible.test(name)) throw new Refusal('validation_failed', { message: 'recipient: must name who opens the link' });
    const request = { token: context.req.param('token'), recipient: name, passcode: given, embeddedLengthMax };
    const opened = await openLink({ database, clock, passcodes: auth.passcodes }, request);
    const file = { contentType: 'application/fhir+json' };
    const place = 'ticket' in opened ? { location: address(`files/${opened.ticket}`) } : { embedded: opened.content };
    return context.json({ status: 'finalized', files: [{ ...file, ...place }] }, 200, noStore);
  });

  routes.get('/health-links/files/:ticket', async (context) => {
    const content = await readTicket(database, context.req.param('ticket'), clock.now());
    return context.body(content, 200, { ...noStore, 'content-type': 'application/jose' });
  });
  return { routes, upkeep: () => endLinks(database, clock.now()) };
}

/** A character that is not blank. A Hangul filler or an empty braille cell would show the owner an opening without a name. */
const visible = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** The reader's name as typed, without control characters, in one line of at most `longestRecipient` characters. */
function readableName(recipient: string): string {
  const line = recipient
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestRecipient).join('');
}
