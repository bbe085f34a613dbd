import type { Dependencies } from '#dependencies.ts';
import type { Config } from '#config/config.ts';
import type { Database } from '#database/port.ts';
import { reconcilingJob } from './billing-jobs.ts';
import { enqueueReconciling } from './reconcile-customers.ts';

/**
 * Records whether payments are configured. A server that has Stripe customers but starts without the Stripe variables logs an
 * error, because the variables are missing by mistake. Such a server still grants no premium: with payments, PREMIUM_GRANT_DAYS
 * must be 0 (config/config.ts). Once the variables are back, the server reads all changes from Stripe.
 */
export async function recordPaymentsConfigured({ config, database, clock, logger }: Dependencies): Promise<void> {
  const isSold = config.stripe !== undefined;
  const hasCustomers = await database.asOwner(async (transaction) => {
    await transaction.query(
      `insert into app.settings (name, value) values ('payments', to_jsonb($1::boolean))
       on conflict (name) do update set value = excluded.value where settings.value <> excluded.value`,
      [isSold],
    );
    if (isSold) await enqueueReconciling(transaction, clock.now());
    else await transaction.query('delete from server.jobs where kind = $1', [reconcilingJob]);
    const { count } = await transaction.query('select from app.stripe_customers limit 1');
    return count > 0;
  });
  if (hasCustomers && !isSold)
    logger.error(
      'the COGN_STRIPE_ variables are missing, and people of this server are customers at Stripe: what they pay is not followed, and no renewal can be ended from here',
    );
}

/**
 * Records in the database how users get premium on a server that sells nothing. `choose_premium` and every premium policy read it
 * from `app.settings`. Runs at each start, so that grants follow the operator's current setting.
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
