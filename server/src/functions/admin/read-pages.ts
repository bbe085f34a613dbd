import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Dependencies, RequestEnvironment } from '#dependencies.ts';
import { Refusal } from '#errors.ts';
import { readJobStatus } from '#jobs/job-status.ts';
import { requireActingAdmin, type Admin, readAsAdmin } from './acting-admin.ts';
import { adminBodies, idOf } from './admin-requests.ts';

interface Needs extends Pick<Dependencies, 'database' | 'clock'> {
  adminOf: (context: Context<RequestEnvironment>) => Promise<Admin>;
}

const noStore = { 'cache-control': 'no-store' };
const linesAPage = 50;

/**
 * Adds the GET routes for administrators: a page of accounts (the header `x-total-count` has the number of all accounts), one
 * account, daily counts, jobs and log.
 */
export function readAdminPages(routes: Hono<RequestEnvironment>, { database, clock, adminOf }: Needs): void {
  routes.get('/admin/accounts', async (context) => {
    const admin = await adminOf(context);
    const asked = readQuery(context, adminBodies.accounts);
    const found = await readAsAdmin<{ total: number; accounts: unknown[] }>(
      database,
      admin,
      'select total, accounts from app.admin_accounts($1, $2, $3, $4, $5)',
      [asked.search, asked.sort, asked.order === 'desc', asked.page, asked.per_page],
    );
    return context.json(found?.accounts ?? [], 200, { ...noStore, 'x-total-count': String(found?.total ?? 0) });
  });

  routes.get('/admin/accounts/:id', async (context) => {
    const admin = await adminOf(context);
    const found = await readAsAdmin<{ account: object | null }>(database, admin, 'select app.admin_account($1) as account', [
      idOf(context),
    ]);
    if (!found?.account) throw new Refusal('user_not_found');
    return context.json(found.account, 200, noStore);
  });

  routes.get('/admin/numbers', async (context) => {
    const admin = await adminOf(context);
    const { days } = readQuery(context, adminBodies.numbers);
    const to = clock.now();
    const from = new Date(to.getTime() - (days - 1) * 86_400_000);
    const found = await readAsAdmin<{ numbers: object }>(database, admin, 'select app.admin_numbers($1, $2) as numbers', [
      from.toISOString().slice(0, 10),
      to.toISOString().slice(0, 10),
    ]);
    return context.json(found?.numbers ?? {}, 200, noStore);
  });

  routes.get('/admin/jobs', async (context) => {
    const admin = await adminOf(context);
    await database.asOwner((transaction) => requireActingAdmin(transaction, admin));
    return context.json(await readJobStatus(database, clock.now()), 200, noStore);
  });

  routes.get('/admin/log', async (context) => {
    const admin = await adminOf(context);
    const { before } = readQuery(context, adminBodies.log);
    const found = await readAsAdmin<{ lines: unknown[] }>(database, admin, 'select app.admin_log_page($1, $2) as lines', [
      before ?? null,
      linesAPage,
    ]);
    return context.json(found?.lines ?? [], 200, noStore);
  });
}

function readQuery<Shape extends z.ZodType>(context: Context<RequestEnvironment>, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(context.req.query());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal('validation_failed', { message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` });
}
