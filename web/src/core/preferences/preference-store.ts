import { preferenceList, type PreferenceName, type Preferences } from './preference-list.ts';

type Kept = Partial<Record<PreferenceName, unknown>>;

/** The storage key of a person's preferences, and of those that the device remembers while nobody is signed in. */
export function preferencesKey(userId: string | null): string {
  return userId ? `cogn-preferences:${userId}` : 'cogn-preferences';
}

/**
 * Preferences in localStorage, one JSON object a person, written at once. A value is the person's own choice, else what the device
 * remembers (only for those that say so), else the initial one.
 */
export function createPreferenceStore(storage: Pick<Storage, 'getItem' | 'setItem'>, currentUserId: () => string | null) {
  const listeners = new Set<() => void>();
  // A store must answer the same object until something changed, or React would render for ever.
  const read = new Map<string, { readonly text: string | null; readonly kept: Kept }>();

  function load(key: string): Kept {
    const text = storage.getItem(key);
    const known = read.get(key);
    if (known && known.text === text) return known.kept;
    const kept = parse(text);
    read.set(key, { text, kept });
    return kept;
  }

  function get<Name extends PreferenceName>(name: Name): Preferences[Name] {
    const kind = preferenceList[name];
    const own = load(preferencesKey(currentUserId()))[name];
    if (kind.accepts(own)) return own;
    const ofDevice = kind.onDevice ? load(preferencesKey(null))[name] : undefined;
    return kind.accepts(ofDevice) ? ofDevice : kind.initial;
  }

  function save(key: string, name: PreferenceName, value: unknown): void {
    storage.setItem(key, JSON.stringify({ ...load(key), [name]: value }));
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  return {
    get,
    /** Keeps a choice at once. Throws when the device has no room left; nothing has changed then. */
    set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void {
      const userId = currentUserId();
      if (userId) save(preferencesKey(userId), name, value);
      if (!userId || preferenceList[name].onDevice) save(preferencesKey(null), name, value);
      announce();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something outside changed: another tab chose, or another person signed in. */
    announce,
  };
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
