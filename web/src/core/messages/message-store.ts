import { defaultLanguage, htmlLang, isLanguageCode, type LanguageCode } from './languages.ts';

/** The words of one namespace: strings, or groups of them; precompiled by the build, plain ICU text in tests. */
export type Words = Readonly<Record<string, unknown>>;

/** Brings the messages of one namespace in one language, or undefined when there is no such file. Rejects when the network fails. */
export type LoadMessages = (language: LanguageCode, namespace: string) => Promise<Words | undefined>;

/** What the provider shows: replaced as a whole at each change, so that it can be compared by identity. */
export interface MessageState {
  readonly language: LanguageCode;
  readonly words: Readonly<Record<string, Words>>;
}

/** Where the chosen language is kept. It belongs to the device, as the login screen needs it before anybody is known. */
export const languageKey = 'cogn-language';

/** Holds the words in use. One per tab; made by a function so that a test can have its own. */
export function createMessageStore(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  let load: LoadMessages = () => Promise.resolve(undefined);
  let state: MessageState = { language: savedLanguage(), words: {} };
  let wanted = state.language;
  const inUse = new Set<string>();
  const pending = new Map<string, Promise<Words>>();
  const helped = new Set<string>();
  /** Namespaces whose words in the person's language are in the state; others may be there in English only. */
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

  /** One request per file, however many ask; a failed one is forgotten, so that the next ask tries again. */
  function fetchMessages(language: LanguageCode, namespace: string): Promise<Words> {
    const key = `${language}/${namespace}`;
    const known = pending.get(key);
    if (known) return known;
    const coming = load(language, namespace).then((words) => words ?? {});
    pending.set(key, coming);
    coming.catch(() => pending.delete(key));
    return coming;
  }

  /**
   * Makes these namespaces ready in this language; a route's loader awaits it beside the page's code. Rejects when the network
   * fails, so that the route's error element can offer to try again.
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
   * Switches the language: first every namespace in use is loaded, then all words change at once. Nothing is unmounted, so what is
   * being typed stays. Rejects, with the old language still in place, when the words can't be loaded. The last call wins.
   */
  async function setLanguage(language: LanguageCode): Promise<void> {
    wanted = language;
    await switchTo(language);
    if (state.language === language) storage.setItem(languageKey, language);
  }

  async function switchTo(language: LanguageCode): Promise<void> {
    const words: Record<string, Words> = {};
    // A page that opens meanwhile adds its namespace to the set: go round until nothing is missing.
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

  /** A key was missing: lays the English words of that namespace beneath, once. The key shows until they are there. */
  async function fillFromEnglish(namespace: string): Promise<void> {
    const { language } = state;
    if (helped.has(namespace) || language === 'en') return;
    helped.add(namespace);
    try {
      const english = await fetchMessages('en', namespace);
      if (state.language !== language) return;
      publish({ language, words: { ...state.words, [namespace]: merge(english, state.words[namespace] ?? {}) } });
    } catch {
      // Offline: the key stays on screen and the next miss asks again.
      helped.delete(namespace);
    }
  }

  return {
    get: (): MessageState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Handed in by app, which knows the folders: how the messages of a namespace are fetched. */
    setLoader(loader: LoadMessages): void {
      load = loader;
    },
    /** Follows a choice made in another tab. */
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

function merge(beneath: Words, above: Words): Words {
  const merged: Record<string, unknown> = { ...beneath };
  for (const [key, value] of Object.entries(above)) {
    const lower = beneath[key];
    merged[key] = isGroup(value) && isGroup(lower) ? merge(lower, value) : value;
  }
  return merged;
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keeps `lang` of the document on the language that is shown, for screen readers, hyphenation and fonts. */
export function showDocumentLanguage(language: LanguageCode): void {
  document.documentElement.lang = htmlLang(language);
}
