import { z } from 'zod';
import type { Context } from 'hono';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal, type RefusalCode } from '#errors.ts';

const proof = { password: z.string().max(1000).optional(), code: z.string().max(40).optional() };
/** A calendar date before 2200. The database accepts no later one (`app.bound_dates` in database/migrations). */
const day = z.iso.date().refine((text) => text < '2200', 'must lie before 2200');
const whole = (largest: number) => z.coerce.number().int().min(1).max(largest);

/** The request bodies and query parameters of functions/v1/admin. */
export const adminBodies = {
  premium: z.object({ until: day.nullable() }),
  flag: z.object({ admin: z.boolean(), ...proof }),
  close: z.object(proof),
  accounts: z.object({
    search: z.string().max(200).default(''),
    sort: z.enum(['created', 'signed_in', 'name', 'email']).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: whole(100_000).default(1),
    per_page: whole(100).default(20),
  }),
  numbers: z.object({ days: whole(366).default(30) }),
  log: z.object({ before: whole(Number.MAX_SAFE_INTEGER).optional() }),
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the id in the request path. Refuses an invalid id with the code that an unknown id gets. */
export function idOf(context: Context<RequestEnvironment>, otherwise: RefusalCode = 'user_not_found'): string {
  const id = context.req.param('id') ?? '';
  if (!uuid.test(id)) throw new Refusal(otherwise);
  return id;
}
