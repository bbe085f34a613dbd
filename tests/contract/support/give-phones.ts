import { randomInt } from 'node:crypto';
import type { Database } from '../../../server/src/database/port.ts';

const number = () => `5511${String(randomInt(100_000_000, 999_999_999))}`;

/** Sets phone numbers of a user, of the user's contacts and of an alert's recipient. The rows must exist. Returns the numbers. */
export async function givePhones(database: Database, person: string): Promise<string[]> {
  const [own, contact, professional, alerted] = [number(), number(), number(), number()] as const;
  await database.asOwner(async (transaction) => {
    const change = async (sql: string, phone: string) => {
      const { count } = await transaction.query(sql, [person, phone]);
      if (count === 0) throw new Error(`nothing took a phone: ${sql}`);
    };
    await change('update auth.users set phone = $2 where id = $1', own);
    await change(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('phone', $2::text) where user_id = $1`,
      own,
    );
    await change('update public.emergency_contacts set phone = $2 where user_id = $1', contact);
    await change('update public.professional_contacts set contact = $2 where user_id = $1', professional);
    await change(`update public.crisis_deliveries set destination = $2 where user_id = $1`, alerted);
  });
  return [own, contact, professional, alerted];
}
