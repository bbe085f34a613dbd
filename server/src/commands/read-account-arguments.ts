import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AccountChange } from './operator-request.ts';
import { environmentUsage, UsageError } from './command-environment.ts';
import type { Invitation } from './run-request.ts';

export const accountUsage = `npm run account -- EMAIL --premium-until 2027-01-31
npm run account -- EMAIL --premium-none
npm run account -- EMAIL --admin | --no-admin
npm run account -- EMAIL --invite
${environmentUsage}`;

/** Parses the arguments after `npm run account --`. A date means the end of that day in UTC. Throws `UsageError`. */
export function readAccountArguments(
  args: readonly string[],
  now: Date,
): (AccountChange | Invitation) & { dataFolder: string | undefined } {
  const { values, positionals } = parse(args);
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new UsageError(`Name one account by its e-mail.\n${accountUsage}`);
  if (!z.email().safeParse(email).success) throw new UsageError(`${email} is not an e-mail address.\n${accountUsage}`);
  if (values['premium-until'] !== undefined && values['premium-none']) {
    throw new UsageError('Choose one of --premium-until and --premium-none.');
  }
  if (values.admin && values['no-admin']) throw new UsageError('Choose one of --admin and --no-admin.');

  if (values.invite) {
    if (Object.keys(values).some((name) => name !== 'invite' && name !== 'data'))
      throw new UsageError('Invite first, then change the account.');
    return { invite: email.toLowerCase(), dataFolder: values.data };
  }

  const change: AccountChange & { dataFolder: string | undefined } = { email: email.toLowerCase(), dataFolder: values.data };
  if (values['premium-until'] !== undefined) change.premiumUntil = endOfDay(values['premium-until'], now);
  if (values['premium-none']) change.premiumUntil = null;
  if (values.admin || values['no-admin']) change.admin = values.admin ?? false;
  if (change.premiumUntil === undefined && change.admin === undefined) {
    throw new UsageError(`Say what to change.\n${accountUsage}`);
  }
  return change;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'premium-until': { type: 'string' },
        'premium-none': { type: 'boolean' },
        admin: { type: 'boolean' },
        'no-admin': { type: 'boolean' },
        invite: { type: 'boolean' },
        data: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${accountUsage}`);
  }
}

/** The last year that the database accepts: `app.bound_dates` in database/migrations. */
const latestYear = 2199;

function endOfDay(text: string, now: Date): string {
  const end = z.iso.date().safeParse(text).success ? new Date(`${text}T23:59:59.000Z`) : undefined;
  if (!end) throw new UsageError(`${text} is not a date. Write it as year-month-day: 2027-01-31.`);
  if (end.getUTCFullYear() > latestYear) {
    throw new UsageError(
      `${text} is later than can be kept. The last day is ${String(latestYear)}-12-31; --premium-none ends it.`,
    );
  }
  if (end <= now) throw new UsageError(`${text} is over. To end premium use --premium-none.`);
  return end.toISOString();
}
