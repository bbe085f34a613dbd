/** Where the server is, and the public key that names this app to it. */
export interface ServerAddress {
  /** Origin of the protocol server, without a slash at the end. The page's own origin unless the operator says otherwise. */
  readonly url: string;
  /** The anonymous key. Empty when the server was asked for none: a request without a key is anonymous too. */
  readonly anonKey: string;
}

const alertWays = ['sms', 'email'] as const;
/** A way by which the server writes to other people. */
export type AlertWay = (typeof alertWays)[number];

const signUpKinds = ['open', 'invitation', 'closed'] as const;

/** The settings that the server writes into the page. */
export interface ServerSettings extends ServerAddress {
  /** It sends text messages, so that people can sign up and in by phone. */
  readonly sms: boolean;
  /** The ways by which its alerts reach people; undefined: an older server, which does not say. */
  readonly alertsBy: readonly AlertWay[] | undefined;
  /** The operator added sets of verses of their own. */
  readonly verseSets: boolean;
  /** The program may be kept on devices, which opening without a network and notifications to a closed app need. */
  readonly keepOffline: boolean;
  /** Who can have an account: anybody, those who are invited, or nobody new. */
  readonly signUp: (typeof signUpKinds)[number];
  /** Everybody here has premium. */
  readonly premiumForEverybody: boolean;
  /** Two messages for one purpose to one address are at least this far apart, in seconds. */
  readonly resendSeconds: number;
  /** Who runs the server and how to reach them: plain text, empty if the operator did not set it. */
  readonly operator: { readonly name: string; readonly contact: string };
}

let known: ServerSettings | undefined;

/** Reads `<meta name="cogn-settings">`, which the server fills when it hands out the page. */
export function serverSettings(): ServerSettings {
  known ??= parseSettings(document.querySelector('meta[name="cogn-settings"]')?.getAttribute('content'), location.origin);
  return known;
}

/** What the meta element means. Unfilled or unreadable content (a bare development page) means: the page's own origin, no key. */
export function parseSettings(content: string | null | undefined, origin: string): ServerSettings {
  const { url, anonKey, sms, alertsBy, verseSets, keepOffline, operator, signUp, premiumForEverybody, resendSeconds } =
    recordIn(content);
  const told = (operator ?? {}) as Record<string, unknown>;
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
    operator: { name: textIn(told['name']), contact: textIn(told['contact']) },
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
