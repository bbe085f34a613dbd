import { useEffect, useState } from 'react';
import { serverSettings } from '#core/server/server-settings.ts';

/** Optional capabilities of this server. */
export interface ServerOffers {
  /** Whether the server sends text messages. */
  readonly phone: boolean;
  /** Whether the server lists a user's sessions. */
  readonly sessions: boolean;
  readonly recoveryCodes: boolean;
}

let asked: Promise<ServerOffers> | undefined;

/** Fetches the capabilities once. After a failed request, the next call retries. Rejects offline. */
function askOffers(): Promise<ServerOffers> {
  asked ??= fetchOffers();
  asked.catch(() => (asked = undefined));
  return asked;
}

async function fetchOffers(): Promise<ServerOffers> {
  const { url, anonKey } = serverSettings();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: anonKey ? { apikey: anonKey } : {} });
  if (!response.ok) throw new Error(`the settings answered ${String(response.status)}`);
  const settings = (await response.json()) as {
    external?: { phone?: unknown };
    cogn?: { sessions?: unknown; recovery_codes?: unknown };
  };
  return {
    phone: settings.external?.phone === true,
    sessions: settings.cogn?.sessions === true,
    recoveryCodes: settings.cogn?.recovery_codes === true,
  };
}

/** Undefined while loading. Null if the server is unreachable; then hide everything that depends on these capabilities. */
export function useServerOffers(): ServerOffers | null | undefined {
  const [offers, setOffers] = useState<ServerOffers | null>();
  useEffect(() => {
    let wanted = true;
    const update = (next: ServerOffers | null) => wanted && setOffers(next);
    askOffers().then(update, () => update(null));
    return () => {
      wanted = false;
    };
  }, []);
  return offers;
}
