import { askServer } from '#core/wire/ask-server.ts';
import { dataClient } from '#core/wire/data-client.ts';

export const sharedKinds = ['passport', 'summary'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** One opening of a link. `recipient` is what the reader entered as their name. */
export interface LinkOpening {
  readonly recipient: string;
  readonly opened_at: string;
}

/** What the server knows about a link. It never returns the link itself, because it lacks the key. Times are ISO instants. */
export interface HealthLink {
  readonly id: string;
  readonly kind: SharedKind;
  readonly has_passcode: boolean;
  readonly wrong_tries: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly ended_by: 'person' | 'expiry' | 'tries' | 'consent' | 'restore' | null;
  readonly openings_count: number;
  /** The latest openings, newest first. */
  readonly openings: readonly LinkOpening[];
}

interface StoredContent {
  readonly kind: SharedKind;
  /** The encrypted content. Its key stays on this device. */
  readonly content: string;
  readonly passcode: string | null;
  /** Seconds. */
  readonly expires_in: number;
}

/** Stores an encrypted content, and returns its address. Rejects as `askServer` does. */
export async function storeContent(body: StoredContent): Promise<{ readonly url: string; readonly expires_at: string }> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await askServer('functions/v1/health-links', init);
  return (await response.json()) as { url: string; expires_at: string };
}

/** The person's links, newest first. Rejects if the server does not return them. */
export async function readLinks(): Promise<readonly HealthLink[]> {
  return (await call('health_links')) as readonly HealthLink[];
}

/** Ends a link for good. Rejects if the server did not confirm it. */
export async function endLink(id: string): Promise<void> {
  await call('end_health_link', { link: id });
}

async function call(name: 'health_links' | 'end_health_link', given: Record<string, unknown> = {}): Promise<unknown> {
  const { data, error } = await dataClient().rpc(name, given);
  if (error) throw new Error(`${name}: ${error.code}`);
  return data;
}

/** Why no link was created, as the key of its message. */
export type LinkFailure = 'nothing' | 'tooLarge' | 'tooMany' | 'tooFast' | 'unreachable' | 'insecure' | 'failed';

/** Finds the reason of a rejected `makeLink`. */
export function linkFailure(problem: unknown): LinkFailure {
  if (!window.isSecureContext) return 'insecure';
  const { code, kind, name } = (problem ?? {}) as Readonly<Partial<Record<'code' | 'kind' | 'name', unknown>>>;
  if (code === 'too_many_health_links') return 'tooMany';
  if (code === 'over_request_rate_limit') return 'tooFast';
  // `askServer` rejects with a TypeError without a connection, and with a TimeoutError without a response.
  const isUnreachable = problem instanceof TypeError || name === 'TimeoutError' || kind === 'unreachable';
  return isUnreachable ? 'unreachable' : 'failed';
}
