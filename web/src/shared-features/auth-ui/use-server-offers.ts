import { useEffect, useState } from 'react';
import { serverSettings } from '#core/server/server-settings.ts';

/** What this server can do beyond what every server of the protocol can. */
export interface ServerOffers {
  /** It sends text messages. */
  readonly phone: boolean;
  /** It lists a person's sign-ins. */
  readonly sessions: boolean;
  readonly recoveryCodes: boolean;
}

let asked: Promise<ServerOffers> | undefined;

/** Asks once; a failed question is asked again. Rejects without a network. */
function askOffers(): Promise<ServerOffers> {
  asked ??= fetchOffers();
  asked.catch(() => (asked = undefined));
  return asked;
}

async function fetchOffers(): Promise<ServerOffers> {
  const { url, anonKey } = serverSettings();
  const response = await fetch(`${url}/auth/v1/settings`, { headers: anonKey ? { apikey: anonKey } : {} });
  if (!response.ok) throw new Error(`the settings answered ${String(response.status)}`);
  const told = (await response.json()) as {
    external?: { phone?: unknown };
    cogn?: { sessions?: unknown; recovery_codes?: unknown };
  };
  return {
    phone: told.external?.phone === true,
    sessions: told.cogn?.sessions === true,
    recoveryCodes: told.cogn?.recovery_codes === true,
  };
}

/** `undefined` while unknown, `null` when the server could not be asked: what depends on it then stays away. */
export function useServerOffers(): ServerOffers | null | undefined {
  const [offers, setOffers] = useState<ServerOffers | null>();
  useEffect(() => {
    let wanted = true;
    const keep = (told: ServerOffers | null) => wanted && setOffers(told);
    askOffers().then(keep, () => keep(null));
    return () => {
      wanted = false;
    };
  }, []);
  return offers;
}
