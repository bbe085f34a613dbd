import type { FuzzedServer } from './fuzzed-server.ts';

/** A request of a fuzzer. The authorization header is set from `who` just before sending, because tokens are renewed. */
export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** `asker`: an ordinary user. `nobody`: no token. `forged`: the ordinary user's token with a false signature. */
  who: 'asker' | 'admin' | 'anon' | 'nobody' | 'forged';
}

/**
 * Text that no response may contain: paths of our files, stack traces, our SQL, names of schemas other than `public`, keys and
 * hashes. A response may contain PostgreSQL's messages about the client's own values.
 */
const insides = [
  ...[/node_modules/, /\.(ts|mjs|js):\d+/, /\n\s+at /, /\/(work|home|tmp|root|usr)\//, /file:\/\//],
  ...[/\binsert into\b/i, /\bselect .* from \w+\.\w+/i, /json_(populate_|agg|build_)/, /request\.jwt/, /security definer/i],
  ...[
    /\b(auth|app|server)\.\w+ ?(\(|where|set|as )/i,
    /pgrst_source/,
    /PL\/pgSQL/i,
    /\bargon2/,
    /BEGIN (EC )?PRIVATE/,
    /ECONN|ENOENT|EACCES/,
  ],
  ...[/TypeError|ReferenceError|RangeError|SyntaxError/, /Cannot read propert/, /is not a function/, /undefined is not/],
];

/** Sends malformed requests, and collects response times and violations. */
export class ResponseChecker {
  readonly problems: string[] = [];
  readonly #statuses = new Map<number, number>();
  #slowest = 0;
  #asked = 0;
  readonly #fuzzed: FuzzedServer;
  readonly #patience: number;

  /** `patience`: milliseconds after which a response counts as a hang. */
  constructor(fuzzed: FuzzedServer, patience: number) {
    this.#fuzzed = fuzzed;
    this.#patience = patience;
  }

  /** Sends one request and checks its response. Returns true if the response is correct. */
  async ask(request: MalformedRequest): Promise<boolean> {
    const { server, secret, secretName, sign } = this.#fuzzed;
    const { method, path, body, who } = request;
    // Signs the Stripe events of `asker` correctly, because otherwise the signature check would refuse them all.
    const signature = who === 'asker' && path.includes('/billing/stripe') && { 'stripe-signature': sign(body ?? '') };
    // Changes the IP address with each request. Otherwise the rate limit per address would soon refuse every request.
    const network = { 'x-forwarded-for': `10.0.${String((this.#asked >> 5) % 256)}.${String(this.#asked % 32)}` };
    const began = performance.now();
    const response = await server.fetch(path, {
      method,
      headers: { ...request.headers, ...network, ...signature, ...this.#authorization(who) },
      redirect: 'manual',
      ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
    });
    const text = await response.text();
    const took = performance.now() - began;
    this.#asked += 1;
    this.#slowest = Math.max(this.#slowest, took);
    this.#statuses.set(response.status, (this.#statuses.get(response.status) ?? 0) + 1);
    // A response may repeat the client's own values, so a match counts only if the request does not contain it too.
    const asked = [path, safeDecode(path), body ?? '', JSON.stringify(request.headers)].join('\n');
    const headers = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    const said = `${headers}\n${text}`;
    const found = [
      response.status >= 500 && `answered ${String(response.status)}`,
      said.includes(secret) && 'contains another user’s data',
      // An administrator may see the names of accounts, but only under /functions/v1/admin/.
      said.includes(secretName) &&
        !(who === 'admin' && path.startsWith('/functions/v1/admin/')) &&
        'contains another user’s data',
      took > this.#patience && `took ${String(Math.round(took))} ms`,
      ...insides.map((inside) => {
        const hit = inside.exec(said)?.[0];
        return hit !== undefined && !inside.test(asked) && `reveals internals: ${hit}`;
      }),
    ].filter((problem) => problem !== false);
    for (const problem of found) this.problems.push(`${problem}: ${JSON.stringify(request)} → ${text.slice(0, 400)}`);
    if (this.#asked % 50 === 0) {
      // Moves the clock by half an hour. Otherwise hourly rate limits would soon refuse every request.
      server.clock.advance(1_800);
      await this.#fuzzed.renewSession();
    } else if (/session_not_found|session_id claim/.test(text)) await this.#fuzzed.renewSession();
    return found.length === 0;
  }

  /** One line of results for docs/security.md. */
  figures(title: string): string {
    const statuses = [...this.#statuses].toSorted(([one], [other]) => one - other).map((pair) => pair.join(' × '));
    return `${title}: ${String(this.#asked)} requests, slowest ${String(Math.round(this.#slowest))} ms, answers ${statuses.join(', ')}`;
  }

  get statuses(): ReadonlyMap<number, number> {
    return this.#statuses;
  }

  #authorization(who: MalformedRequest['who']): Record<string, string> {
    const { server, asker, admin } = this.#fuzzed;
    if (who === 'nobody') return {};
    const forged = `${asker.token.slice(0, -4)}AAAA`;
    const token = { asker: asker.token, admin: admin.token, anon: server.keys.anonKey, forged }[who];
    return { authorization: `Bearer ${token}` };
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
