import { Refusal } from '#errors.ts';
import { accountColumns, type Account, findIdentities } from '../../accounts/account.ts';
import { presentUser } from '../../accounts/present-user.ts';
import type { AuthContext } from '../../auth-context.ts';
import { jsonResponse } from '../../requests/json-response.ts';

const usualPerPage = 50;
const mostPerPage = 1000;

/**
 * GET admin/users?page=&per_page=. Newest first. `X-Total-Count` is the number of all users; `Link` has the URLs of the
 * next and the last page. Clients expect `page` as the first parameter in those URLs.
 */
export async function listUsers(auth: AuthContext, url: URL): Promise<Response> {
  const page = wholeNumber(url.searchParams.get('page'), 1, 1_000_000);
  const perPage = wholeNumber(url.searchParams.get('per_page'), usualPerPage, mostPerPage);
  const { total, users } = await auth.database.asOwner(async (transaction) => {
    const { rows: counted } = await transaction.query<{ total: number }>('select count(*)::int as total from auth.users');
    const { rows } = await transaction.query<Account>(
      `select ${accountColumns} from auth.users order by created_at desc, id limit $1 offset $2`,
      [perPage, (page - 1) * perPage],
    );
    const users = [];
    for (const account of rows) users.push(presentUser(account, await findIdentities(transaction, account.id)));
    return { total: counted[0]?.total ?? 0, users };
  });
  const response = jsonResponse({ users, aud: 'authenticated' });
  const last = Math.max(1, Math.ceil(total / perPage));
  const to = (number: number, relation: string) =>
    `<${auth.config.siteUrl}/auth/v1/admin/users?page=${number}&per_page=${perPage}>; rel="${relation}"`;
  response.headers.set('x-total-count', String(total));
  response.headers.set('link', [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', '));
  return response;
}

function wholeNumber(text: string | null, usual: number, largest: number): number {
  if (text === null || text === '') return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) {
    throw new Refusal('validation_failed', { message: 'Bad Pagination Parameters: page and per_page are whole numbers' });
  }
  return Math.min(number, largest);
}
