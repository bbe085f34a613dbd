import fc from 'fast-check';
import { anyWho } from './any-rest-request.ts';
import { anyBody, anyHeaders, anyValue } from './any-value.ts';
import type { FuzzedServer } from './fuzzed-server.ts';
import type { MalformedRequest } from './check-responses.ts';
import { changedMembers } from './changed-members.ts';
import { adminSensibleRequests, otherSensibleRequests, sensibleAuthRequests } from './sensible-requests.ts';

const families = {
  auth: { requests: sensibleAuthRequests, prefix: '/auth/v1/' },
  others: { requests: [...otherSensibleRequests, ...adminSensibleRequests], prefix: '/' },
  admin: { requests: adminSensibleRequests, prefix: '/' },
};

/**
 * Requests to auth/v1, functions/v1, storage/v1 and other paths with one malformed part: a member, the path, or the method.
 * An administrator sends the requests of the family `admin`. An administrator may change accounts, but the test checks that
 * the victim's rows stay unchanged. So the paths of this family never contain the victim's account id.
 */
export function anyOperationRequest(
  family: keyof typeof families,
  { asker, admin, otherId, deadJob, knownIds }: FuzzedServer,
): fc.Arbitrary<MalformedRequest> {
  const { requests, prefix } = families[family];
  const members = [
    ...new Set(requests.flatMap(({ body }) => Object.keys(body ?? {}))),
    'phone',
    'role',
    'app_metadata',
    '__proto__',
  ];
  const ids =
    family === 'admin'
      ? [...knownIds.filter((known) => known !== otherId).slice(0, 2), admin.id, deadJob]
      : knownIds.slice(0, 3);
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids, asker.id, crypto.randomUUID()) },
    { weight: 1, arbitrary: anyValue.map((text) => encodeURIComponent(text.toWellFormed())) },
  );
  const parameter = fc.tuple(
    fc.constantFrom(
      'redirect_to',
      'token',
      'type',
      'token_hash',
      'page',
      'per_page',
      'download',
      'scope',
      'code',
      'grant_type',
      ...['search', 'sort', 'order', 'days', 'before', 'apikey', 'vsn'],
    ),
    fc.oneof(anyValue, fc.constantFrom('https://evil.example', 'signup', 'recovery', '0', '1e9', 'name', 'asc', '366')),
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.array(parameter, { maxLength: 3 }).map((pairs) => new URLSearchParams(pairs).toString()) },
  );
  return fc.constantFrom(...requests).chain((sensible) =>
    fc.record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(sensible.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
      ),
      path: fc.tuple(id, query).map(([what, added]) => {
        const path = `${prefix}${sensible.path.replaceAll('%', () => what)}`;
        return added === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${added}`;
      }),
      headers: anyHeaders,
      body: fc.oneof(
        { weight: 6, arbitrary: changedMembers(sensible.body ?? {}, members).map((body) => JSON.stringify(body)) },
        { weight: 1, arbitrary: anyBody },
      ),
      who: family === 'admin' ? fc.constant('admin' as const) : anyWho,
    }),
  );
}
