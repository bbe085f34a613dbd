import type { FuzzedServer } from './fuzzed-server.ts';

/** A request as the fuzzers make it; `who` is turned into the header just before it is sent. */
export interface WeirdRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  who: 'asker' | 'admin' | 'anon' | 'nobody' | 'forged';
}

/**
 * What no answer may hold: where our files lie, where in them something failed, text of our own statements and of what lies behind `public`, keys and
 * hashes. Of PostgreSQL's own words the protocol passes on those about what was asked.
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

/** Collects how a server answers weird requests: how often, how slowly, and everything that it must not do. */
export class Answers {
  readonly problems: string[] = [];
  readonly #statuses = new Map<number, number>();
  #slowest = 0;
  #asked = 0;
  readonly #fuzzed: FuzzedServer;
  readonly #patience: number;

  /** `patience`: after so many milliseconds an answer counts as a hang. */
  constructor(fuzzed: FuzzedServer, patience: number) {
    this.#fuzzed = fuzzed;
    this.#patience = patience;
  }

  /** Sends one and judges its answer; true when nothing is wrong with it. */
  async ask(request: WeirdRequest): Promise<boolean> {
    const { server, secret, secretName, sign } = this.#fuzzed;
    const { method, path, body, who } = request;
    // The asker has caught the operator's secret for events, which must not lead anywhere else.
    const signature = who === 'asker' && path.includes('/billing/stripe') && { 'stripe-signature': sign(body ?? '') };
    // From many networks, so that the limits of one do not answer for all that lies behind them.
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
    // What was asked may be said again; what we say of ourselves may not.
    const asked = [path, safeDecode(path), body ?? '', JSON.stringify(request.headers)].join('\n');
    const headers = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    const said = `${headers}\n${text}`;
    const found = [
      response.status >= 500 && `answered ${String(response.status)}`,
      said.includes(secret) && 'told what somebody else keeps',
      // An administrator is told whose an account is, and by these addresses alone.
      said.includes(secretName) &&
        !(who === 'admin' && path.startsWith('/functions/v1/admin/')) &&
        'told what somebody else is called',
      took > this.#patience && `took ${String(Math.round(took))} ms`,
      ...insides.map((inside) => {
        const hit = inside.exec(said)?.[0];
        return hit !== undefined && !inside.test(asked) && `told of its inside: ${hit}`;
      }),
    ].filter((problem) => problem !== false);
    for (const problem of found) this.problems.push(`${problem}: ${JSON.stringify(request)} → ${text.slice(0, 400)}`);
    if (this.#asked % 50 === 0) {
      // Limits by the hour let go, so that they do not answer for all that lies behind them.
      server.clock.advance(1_800);
      await this.#fuzzed.renewSession();
    } else if (/session_not_found|session_id claim/.test(text)) await this.#fuzzed.renewSession();
    return found.length === 0;
  }

  /** For docs/security.md. */
  figures(title: string): string {
    const statuses = [...this.#statuses].toSorted(([one], [other]) => one - other).map((pair) => pair.join(' × '));
    return `${title}: ${String(this.#asked)} requests, slowest ${String(Math.round(this.#slowest))} ms, answers ${statuses.join(', ')}`;
  }

  get statuses(): ReadonlyMap<number, number> {
    return this.#statuses;
  }

  #authorization(who: WeirdRequest['who']): Record<string, string> {
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
