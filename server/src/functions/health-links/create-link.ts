import { mostActiveLinks, mostWrongTries } from '@cogn/shared/health-link-limits.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { digestOf, newToken } from './token.ts';

/** Maximum links of one user, ended ones included. Above it, creating a link deletes the links that ended first. */
const mostLinks = 50;

interface NewLink {
  userId: string;
  kind: 'passport' | 'summary';
  content: string;
  passcodeHash: string | null;
  /** Seconds. */
  expires_in: number;
  now: Date;
}

/**
 * Stores an encrypted content, and returns the token of its address. The database has only the token's hash. Refuses without
 * consent to health records, and with too many active links.
 */
export async function createLink(
  database: Database,
  { userId, kind, content, passcodeHash, expires_in: seconds, now }: NewLink,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const id = await database.asOwner(async (transaction) => {
    // Concurrent calls of one user wait for each other here, so that they cannot exceed the limit.
    await transaction.query('select from public.profiles where id = $1 for update', [userId]);
    const { rows } = await transaction.query<{ active: number; agreed: boolean }>(
      `select
         (select count(*) from app.health_links where user_id = $1 and ended_at is null and expires_at > $2) as active,
         coalesce((select granted from public.consents where user_id = $1 and purpose = 'health'
           order by created_at desc limit 1), false) as agreed`,
      [userId, now],
    );
    if (!rows[0]?.agreed) throw new Refusal('health_link_takes_consent');
    if (rows[0].active >= mostActiveLinks) throw new Refusal('too_many_health_links');
    await transaction.query(
      `delete from app.health_links where id in (
         select id from app.health_links where user_id = $1 and ended_at is not null
         order by ended_at desc, id offset $2::integer)`,
      [userId, mostLinks - mostActiveLinks - 1],
    );
    const made = await transaction.query<{ id: string }>(
      `insert into app.health_links
         (user_id, kind, token_hash, content, has_passcode, passcode_hash, tries_left, expires_at, created_at)
       values ($1, $2, decode($3, 'hex'), $4, $5::text is not null, $5, $6, $7, $8) returning id`,
      [userId, kind, digestOf(token), content, passcodeHash, mostWrongTries, expiresAt, now],
    );
    return made.rows[0]?.id;
  });
  if (id === undefined) throw new Error('a health link was not saved');
  return { id, token, expiresAt };
}
