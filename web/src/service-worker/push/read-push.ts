import { answers, type Answer } from './page-message.ts';

/** What the server sent, as far as it could be understood. */
export interface Pushed {
  /** The alarm's key: two notifications of one key are one. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly actions: readonly { readonly action: Answer; readonly title: string }[];
  /** An address of this app. */
  readonly url: string;
  /** By it an answer is given without a session. */
  readonly token: string;
  readonly language: string;
  /** The alarm was answered elsewhere: its notification may go. */
  readonly stop: boolean;
}

/** Reads what came. Null when it is no message of our server: then a neutral notification is shown. */
export function readPush(text: string | undefined, origin: string): Pushed | null {
  const told = recordIn(text);
  const { key, title, body, actions, url, token, language, stop } = told;
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

/** A path of this app; whatever leads elsewhere becomes the first page. */
export function ownAddress(url: unknown, origin: string): string {
  if (!isText(url) || !URL.canParse(url, origin)) return '/';
  const { origin: asked, pathname, search } = new URL(url, origin);
  // A path that begins with two slashes would name another origin once it stands alone.
  return asked === origin && !pathname.startsWith('//') ? pathname + search : '/';
}

function readAction(told: unknown): Pushed['actions'] {
  const { action, title } = (told ?? {}) as Record<string, unknown>;
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
