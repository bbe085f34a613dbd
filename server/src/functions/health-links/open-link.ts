import { mostWrongTries } from '@cogn/shared/health-link-limits.ts';
import type { Dependencies } from '#dependencies.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import type { FunctionDependencies } from '../product-function.ts';
import { digestOf, newToken } from './token.ts';

/** Maximum openings that the server stores for one link. The link also counts all of them. */
const mostOpenings = 100;
/** How long the separate address of a content can be read, in minutes. The protocol allows an hour. */
const ticketMinutes = 10;

interface OpeningRequest {
  token: string;
  /** What the reader entered as their name. */
  recipient: string;
  passcode: string | undefined;
  /** The longest content that the reader accepts within the response; undefined for any length. */
  embeddedLengthMax: number | undefined;
}

type OpeningDependencies = Pick<Dependencies, 'database' | 'clock'> & Pick<FunctionDependencies['auth'], 'passcodes'>;

/** A link before its passcode is checked. */
interface FoundLink {
  id: string;
  passcode_hash: string | null;
  wrong_tries: number;
  /** False if the request needs a try, and none was left. */
  taken: boolean;
}

/**
 * Opens a link: checks the passcode, records the opening, and returns the content or a ticket for it. Refuses a wrong or missing
 * passcode with 401 and the remaining tries. Any link that cannot be opened gets the same 404. While all tries are taken by
 * checks that still run, it refuses with 429.
 */
export async function openLink(
  { database, clock, passcodes }: OpeningDependencies,
  { token, recipient, passcode, embeddedLengthMax }: OpeningRequest,
): Promise<{ content: string } | { ticket: string }> {
  const link = await takeTry(database, { token, isGuess: passcode !== undefined, now: clock.now() });
  if (!link) throw new Refusal('not_found');
  const { id, passcode_hash: stored } = link;
  if (!link.taken) throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': '2' } });
  if (stored !== null && passcode === undefined) throw wrongPasscode(mostWrongTries - link.wrong_tries);
  if (stored !== null && passcode !== undefined) {
    const isRight = await passcodes.matches(passcode, stored).catch(async (problem: unknown) => {
      // The queue of checks is full, so the passcode was not checked. If the request kept its try, a flood of requests to
      // other links could use up the tries of this link.
      await returnTry(database, id);
      throw problem;
    });
    if (!isRight) throw wrongPasscode(await countWrongTry(database, id, clock.now()));
  }
  const ticket = newToken();
  const tries = stored === null ? 0 : 1;
  const opened = await recordOpening(database, { id, tries, recipient, ticket, embeddedLengthMax, now: clock.now() });
  // The owner ended the link while the passcode was checked.
  if (!opened) throw new Refusal('not_found');
  return opened.content === null ? { ticket } : { content: opened.content };
}

const wrongPasscode = (remainingAttempts: number) =>
  new Refusal('health_link_passcode', { extra: { remainingAttempts: Math.max(0, remainingAttempts) } });

/**
 * Finds an active link, and takes one of its tries while it holds the row's lock. Two requests can never take the same try. The
 * lookup uses the token's hash, so its duration reveals nothing about the token.
 */
async function takeTry(
  database: Database,
  { token, isGuess, now }: { token: string; isGuess: boolean; now: Date },
): Promise<FoundLink | undefined> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<FoundLink>(
      `with found as (
         select link.id, link.passcode_hash, link.wrong_tries, link.passcode_hash is not null and $3::boolean as needs_try
         from app.health_links as link join auth.users as person on person.id = link.user_id
         where link.token_hash = decode($1, 'hex') and link.ended_at is null and link.expires_at > $2::timestamptz
           and ${ownerIsActive('$2')}
       ), taken as (
         update app.health_links as link set tries_left = tries_left - 1, last_try_at = $2::timestamptz
         from found where link.id = found.id and found.needs_try and link.ended_at is null and link.tries_left > 0
         returning link.id
       )
       select id, passcode_hash, wrong_tries, not needs_try or exists (select from taken) as taken from found`,
      [digestOf(token), now, isGuess],
    ),
  );
  return rows[0];
}

/**
 * SQL condition: `person` (of auth.users) can use the account at this time (an SQL parameter). Links of closed accounts do not
 * open.
 */
const ownerIsActive = (moment: string) =>
  `person.deleted_at is null and (person.banned_until is null or person.banned_until <= ${moment}::timestamptz)`;

async function returnTry(database: Database, id: string): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.query('update app.health_links set tries_left = tries_left + 1 where id = $1', [id]),
  );
}

/** Counts a wrong passcode, and returns how many tries remain. The last wrong one ends the link for good. */
async function countWrongTry(database: Database, id: string, now: Date): Promise<number> {
  return database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ wrong_tries: number }>(
      'update app.health_links set wrong_tries = wrong_tries + 1 where id = $1 returning wrong_tries',
      [id],
    );
    const remaining = mostWrongTries - (rows[0]?.wrong_tries ?? mostWrongTries);
    if (remaining <= 0) await transaction.query(`select app.end_health_links(array[$1::uuid], 'tries', $2)`, [id, now]);
    return remaining;
  });
}

interface Opening extends Pick<OpeningRequest, 'recipient' | 'embeddedLengthMax'> {
  id: string;
  /** The number of taken tries to give back, because the passcode was right: 1, or 0 for a link without a passcode. */
  tries: number;
  ticket: string;
  now: Date;
}

/**
 * Records an opening, and gives the taken try back to the link. Returns the content, or null if it is longer than
 * `embeddedLengthMax`, so that the reader must fetch it with the ticket.
 * Returns undefined if the link has ended meanwhile.
 */
async function recordOpening(
  database: Database,
  { id, tries, recipient, ticket, embeddedLengthMax, now }: Opening,
): Promise<{ content: string | null } | undefined> {
  return database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ content: string | null }>(
      `update app.health_links set openings_count = openings_count + 1, tries_left = tries_left + $2::integer
       where id = $1 and ended_at is null and expires_at > $3::timestamptz
       returning case when length(content) <= coalesce($4::bigint, length(content)) then content end as content`,
      [id, tries, now, embeddedLengthMax ?? null],
    );
    const [opened] = rows;
    if (!opened) return undefined;
    const hash = opened.content === null ? digestOf(ticket) : null;
    await transaction.query(
      `insert into app.health_link_openings (link_id, recipient, opened_at, ticket_hash) values ($1, $2, $3, decode($4, 'hex'))`,
      [id, recipient, now, hash],
    );
    await transaction.query(
      `delete from app.health_link_openings where id in (
         select id from app.health_link_openings where link_id = $1 order by opened_at desc, id offset $2::integer)`,
      [id, mostOpenings],
    );
    return opened;
  });
}

/** The content that a ticket gives access to, for some minutes after the link was opened. Refuses with 404. */
export async function readTicket(database: Database, ticket: string, now: Date): Promise<string> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ content: string }>(
      `select link.content from app.health_link_openings as opening join app.health_links as link on link.id = opening.link_id
         join auth.users as person on person.id = link.user_id
       where opening.ticket_hash = decode($1, 'hex') and link.ended_at is null and link.expires_at > $2::timestamptz
         and ${ownerIsActive('$2')} and opening.opened_at > $2::timestamptz - make_interval(mins => $3::integer)`,
      [digestOf(ticket), now, ticketMinutes],
    ),
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].content;
}
