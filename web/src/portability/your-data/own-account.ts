import { askServer } from '#core/wire/ask-server.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { readProblemOf } from '#core/records/read-problem.ts';

/** What the server keeps of the account itself, as it answers it: no password, code or secret is among it. */
export async function readOwnAccount(client: DataClient, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const init = signal ? { signal } : {};
  const [user, signIns, feed] = await Promise.all([
    ask('auth/v1/user', init),
    // A server of the protocol that is not ours tells of no sign-ins.
    ask('auth/v1/sessions', init).catch((problem: unknown) => {
      if ((problem as { status?: unknown }).status === 404) return null;
      throw problem;
    }),
    client.rpc('calendar_feed'),
  ]);
  if (feed.error) throw readProblemOf(feed.status, feed.error.code);
  return { user, sign_ins: signIns, calendar_feed: feed.data };
}

const ask = async (path: string, init: RequestInit): Promise<unknown> => (await askServer(path, init)).json();
