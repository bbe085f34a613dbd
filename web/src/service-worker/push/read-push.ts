import { answers, type AlarmAnswer } from './page-message.ts';

/** The parsed push message. */
export interface Pushed {
  /** The alarm's key: notifications with the same key replace each other. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly actions: readonly { readonly action: AlarmAnswer; readonly title: string }[];
  /** The address that a tap opens; always an address of this app. */
  readonly url: string;
  /** The token that authorizes an answer without a session. */
  readonly token: string;
  readonly language: string;
  /** Whether the alarm was answered elsewhere, so that its notification can close. */
  readonly stop: boolean;
}

/** Parses a push message. Null if it is unreadable or incomplete; the worker then shows a neutral notification. */
export function readPush(text: string | undefined, origin: string): Pushed | null {
  const parsed = recordIn(text);
  const { key, title, body, actions, url, token, language, stop } = parsed;
  if (!isText(key) || (stop !== true && !isText(title))) return null;
  return {
    key,
    title: isText(title) ? title : '',
    body: isText(body) ? body : '',
    actions: isText(token) && Array.isArray(actions) ? actions.flatMap(readAction) : [],
    url: ownAddress(url, origin),
    token: isText(token) ? token : '',
    language: isText(language) ? language : '',
    stop: stop === true,
  };
}

/** A path of this app; other addresses become the start page. */
export function ownAddress(url: unknown, origin: string): string {
  if (!isText(url) || !URL.canParse(url, origin)) return '/';
  const { origin: asked, pathname, search } = new URL(url, origin);
  // A path with two leading slashes would name another origin when used alone.
  return asked === origin && !pathname.startsWith('//') ? pathname + search : '/';
}

function readAction(parsed: unknown): Pushed['actions'] {
  const { action, title } = (parsed ?? {}) as Record<string, unknown>;
  const known = answers.find((answer) => answer === action);
  return known && isText(title) ? [{ action: known, title }] : [];
}

function recordIn(text: string | undefined): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
