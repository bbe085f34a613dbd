import { defaultLanguage, htmlLang, isLanguageCode, type LanguageCode } from './languages.ts';

/** The messages of one namespace: strings, or groups of them. The build precompiles them; in tests they are ICU text. */
export type Messages = Readonly<Record<string, unknown>>;

/** Loads the messages of one namespace in one language; undefined if there is no such file. Rejects if the network fails. */
export type LoadMessages = (language: LanguageCode, namespace: string) => Promise<Messages | undefined>;

/** The provider's state; each change creates a new object, so that React can compare by identity. */
export interface MessageState {
  readonly language: LanguageCode;
  readonly words: Readonly<Record<string, Messages>>;
}

/** Storage key of the chosen language. It belongs to the device, because the login screen needs it before sign-in. */
export const languageKey = 'cogn-language';

/** Stores the messages in use, one store per tab. A function creates it, so that each test has its own. */
export function createMessageStore(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let load: LoadMessages = () => Promise.resolve(undefined);
  let state: MessageState = { language: savedLanguage(), words: {} };
  let wanted = state.language;
  const inUse = new Set<string>();
  const pending = new Map<string, Promise<Messages>>();
  const helped = new Set<string>();
  /** Namespaces whose messages in the person's language are loaded. Other namespaces may have only English messages. */
  const laid = new Set<string>();
  const listeners = new Set<() => void>();

  function savedLanguage(): LanguageCode {
    const saved = storage.getItem(languageKey);
    return isLanguageCode(saved) ? saved : defaultLanguage;
  }

  function publish(next: MessageState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Sends one request per file. Forgets a failed one, so that the next call retries. */
  function fetchMessages(language: LanguageCode, namespace: string): Promise<Messages> {
    const key = `${language}/${namespace}`;
    const known = pending.get(key);
    if (known) return known;
    const coming = load(language, namespace).then((words) => words ?? {});
    pending.set(key, coming);
    coming.catch(() => pending.delete(key));
    return coming;
  }

  /**
   * Loads the messages of these namespaces in this language. Rejects if the network fails, so that the caller can offer a
   * retry. To save time, callers load the page's code in parallel.
   */
  async function loadNamespaces(language: LanguageCode, namespaces: readonly string[]): Promise<void> {
    for (const namespace of namespaces) inUse.add(namespace);
    const loaded = await Promise.all(namespaces.map(async (id) => [id, await fetchMessages(language, id)] as const));
    if (language !== state.language) return;
    const missing = loaded.filter(([id]) => !laid.has(id));
    if (missing.length === 0) return;
    const words = missing.map(([id, own]) => [id, merge(state.words[id] ?? {}, own)] as const);
    for (const [id] of missing) laid.add(id);
    publish({ language, words: { ...state.words, ...Object.fromEntries(words) } });
  }

  /**
   * Switches the language: loads every namespace in use, then changes all messages at once. Nothing unmounts, so typed text stays. Rejects
   * and keeps the old language if loading fails. The last call wins.
   */
  async function setLanguage(language: LanguageCode): Promise<void> {
    wanted = language;
    await switchTo(language);
    if (state.language === language) storage.setItem(languageKey, language);
  }

  async function switchTo(language: LanguageCode): Promise<void> {
    const words: Record<string, Messages> = {};
    // A page that opens during loading adds its namespace to `inUse`, so repeat until nothing is missing.
    for (;;) {
      const missing = [...inUse].filter((id) => !(id in words));
      if (missing.length === 0) break;
      for (const [id, loaded] of await Promise.all(
        missing.map(async (id) => [id, await fetchMessages(language, id)] as const),
      )) {
        words[id] = loaded;
      }
      if (wanted !== language) return;
    }
    helped.clear();
    for (const id of Object.keys(words)) laid.add(id);
    publish({ language, words });
  }

  /**
   * Call after a missing key. Adds the namespace's English messages as a fallback, once. Until they load, pages show the
   * key.
   */
  async function fillFromEnglish(namespace: string): Promise<void> {
    const { language } = state;
    if (helped.has(namespace) || language === 'en') return;
    helped.add(namespace);
    try {
      const english = await fetchMessages('en', namespace);
      if (state.language !== language) return;
      publish({ language, words: { ...state.words, [namespace]: merge(english, state.words[namespace] ?? {}) } });
    } catch {
      // Offline: the key stays on screen, and the next missing key calls this function again.
      helped.delete(namespace);
    }
  }

  return {
    get: (): MessageState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets how a namespace is fetched. The app calls this, because only the app knows the folders. */
    setLoader(loader: LoadMessages): void {
      load = loader;
    },
    /** Switches to the language that another tab stored. */
    async follow(saved: string | null): Promise<void> {
      if (!isLanguageCode(saved) || saved === wanted) return;
      wanted = saved;
      await switchTo(saved);
    },
    loadNamespaces,
    setLanguage,
    fillFromEnglish,
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;

function merge(beneath: Messages, above: Messages): Messages {
  const merged: Record<string, unknown> = { ...beneath };
  for (const [key, value] of Object.entries(above)) {
    const lower = beneath[key];
    merged[key] = isGroup(value) && isGroup(lower) ? merge(lower, value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets the document's `lang` for screen readers, hyphenation and fonts. */
export function showDocumentLanguage(language: LanguageCode): void {
  document.documentElement.lang = htmlLang(language);
}
