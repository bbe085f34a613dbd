import { shortestPassword, type PhotoType } from '@cogn/shared/input-limits.ts';

/** The server's address, and the public key that identifies this app. */
export interface ServerAddress {
  /** Origin of the protocol server, without a trailing slash. By default the page's own origin. */
  readonly url: string;
  /**
   * The anonymous key, sent with each request. Empty if the server needs none; such a server treats requests without a key
   * as anonymous.
   */
  readonly anonKey: string;
}

/** A channel by which the server sends alerts to emergency contacts. */
export type AlertWay = 'sms' | 'email';

/** The settings that the server writes into the page. */
export interface ServerSettings extends ServerAddress {
  /** Whether the server sends text messages, so that people can sign up and sign in by phone. */
  readonly sms: boolean;
  /** The channels by which the server sends alerts; undefined if the server is too old to list them. */
  readonly alertsBy?: readonly AlertWay[];
  /** Whether the operator added verse sets. */
  readonly verseSets: boolean;
  /** Whether devices may cache the app. Offline use, and notifications while the app is closed, need this cache. */
  readonly keepOffline: boolean;
  /** Who can create an account: anyone, invited people, or nobody. */
  readonly signUp: 'open' | 'invitation' | 'closed';
  /** Whether everyone on this server has premium. */
  readonly premiumForEverybody: boolean;
  /** The rules for new passwords: the fewest characters, and whether common passwords are refused. */
  readonly passwords: { readonly shortest: number; readonly refuseCommon: boolean };
  /** The largest photo in bytes and the allowed types. An older server sends neither; then the app's `photoLimits` apply. */
  readonly photos?: { readonly largest: number; readonly types: readonly PhotoType[] };
  /**
   * The shortest interval, in seconds, between two mails or text messages with one purpose, such as a code, to one address.
   */
  readonly resendSeconds: number;
  /** The operator's name and contact: plain text, empty if not set. */
  readonly operator: { readonly name: string; readonly contact: string };
}

let known: ServerSettings | undefined;

/** Reads `<meta name="cogn-settings">`, which the server fills in when it serves the page. */
export function serverSettings(): ServerSettings {
  known ??= parseSettings(document.querySelector('meta[name="cogn-settings"]')?.getAttribute('content'), location.origin);
  return known;
}

/** Defaults for settings that an older server does not send. */
const usual = {
  signUp: 'open' as const,
  anonKey: '',
  sms: false,
  verseSets: false,
  keepOffline: true,
  premiumForEverybody: false,
  resendSeconds: 60,
};

/** Parses the meta element. Without valid content (a plain development page) it returns the page's own origin and no key. */
export function parseSettings(content: string | null | undefined, origin: string): ServerSettings {
  const given = objectIn(content);
  const { url = '', operator, passwords } = given;
  return {
    ...usual,
    ...given,
    url: url.replace(/\/{1,8}$/, '') || origin,
    operator: { name: '', contact: '', ...operator },
    passwords: { shortest: shortestPassword, refuseCommon: true, ...passwords },
  };
}

/** The server itself writes these settings (`PageSettings`), so their types need no check. */
function objectIn(content: string | null | undefined): Partial<ServerSettings> {
  try {
    return (JSON.parse(content ?? '') ?? {}) as Partial<ServerSettings>;
  } catch {
    return {};
  }
}
