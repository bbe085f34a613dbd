/** The server's address, and the public key that identifies this app. */
export interface ServerAddress {
  /** Origin of the protocol server, without a trailing slash. By default the page's own origin. */
  readonly url: string;
  /** The anonymous key. Empty if the server needs none: a request without a key is anonymous too. */
  readonly anonKey: string;
}

const alertWays = ['sms', 'email'] as const;
/** A channel by which the server writes to other people. */
export type AlertWay = (typeof alertWays)[number];

const signUpKinds = ['open', 'invitation', 'closed'] as const;

/** The settings that the server writes into the page. */
export interface ServerSettings extends ServerAddress {
  /** The server sends text messages, so people can sign up and in by phone. */
  readonly sms: boolean;
  /** Channels of its alerts; undefined for an older server, which does not list them. */
  readonly alertsBy: readonly AlertWay[] | undefined;
  /** The operator added verse sets of their own. */
  readonly verseSets: boolean;
  /** Devices may cache the app, which offline use and notifications to a closed app need. */
  readonly keepOffline: boolean;
  /** Who can create an account: anyone, invited people, or nobody. */
  readonly signUp: (typeof signUpKinds)[number];
  /** Everyone here has premium. */
  readonly premiumForEverybody: boolean;
  /** Least interval between two messages for one purpose to one address, in seconds. */
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

/** Parses the meta element. Without valid content (a plain development page) it returns the page's own origin and no key. */
export function parseSettings(content: string | null | undefined, origin: string): ServerSettings {
  const { url, anonKey, sms, alertsBy, verseSets, keepOffline, operator, signUp, premiumForEverybody, resendSeconds } =
    recordIn(content);
  const contact = (operator ?? {}) as Record<string, unknown>;
  return {
    url: textIn(url).replace(/\/{1,8}$/, '') || origin,
    anonKey: textIn(anonKey),
    sms: sms === true,
    alertsBy: Array.isArray(alertsBy) ? alertWays.filter((way) => alertsBy.includes(way)) : undefined,
    verseSets: verseSets === true,
    keepOffline: keepOffline !== false,
    signUp: signUpKinds.find((kind) => kind === signUp) ?? signUpKinds[0],
    premiumForEverybody: premiumForEverybody === true,
    resendSeconds: Number(resendSeconds ?? 60),
    operator: { name: textIn(contact['name']), contact: textIn(contact['contact']) },
  };
}

function recordIn(content: string | null | undefined): Record<string, unknown> {
  try {
    return (JSON.parse(content ?? '') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
