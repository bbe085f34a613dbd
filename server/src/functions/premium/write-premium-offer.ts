import type { Config } from '#config.ts';
import type { Database } from '#database/port.ts';

/**
 * Writes down for the database, which decides who may write what, how premium is had where nothing is sold: `choose_premium` and every policy that asks for premium read
 * it from `app.settings`. Run at each start: nothing is granted for longer than the operator says so.
 */
export async function writePremiumOffer(database: Database, premiumGrant: Config['premiumGrant']): Promise<void> {
  const everybody = premiumGrant === 'everybody';
  await database.asOwner((transaction) =>
    transaction.finish(
      `insert into app.settings (name, value)
       values ('premium_for_everybody', to_jsonb($1::boolean)), ('premium_grant_days', to_jsonb($2::integer))
       on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`,
      [everybody, everybody ? 0 : premiumGrant],
    ),
  );
}
