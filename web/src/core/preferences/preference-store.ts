import { preferenceList, type PreferenceName, type Preferences } from './preference-list.ts';

/** A person's choice and its time in milliseconds since 1970; the newest choice of each preference wins on all devices. */
export interface Choice {
  readonly value: unknown;
  readonly at: number;
}
export type Choices = Readonly<Partial<Record<PreferenceName, Choice>>>;

type Times = Readonly<Partial<Record<PreferenceName, number>>>;
type StoredPreferences = Partial<Record<PreferenceName, unknown>> & { readonly chosenAt?: Times };

/** Storage key of a person's preferences, or of the device's while nobody is signed in. */
export function preferencesKey(userId: string | null): string {
  return userId ? `cogn-preferences:${userId}` : 'cogn-preferences';
}

/**
 * Preferences in localStorage, one JSON object per person, written synchronously. The value of a preference is the person's
 * choice. If the person has not chosen, it is the device's choice (only for `onDevice` preferences), or else the default.
 * `lasting`: whether the storage survives until the next visit.
 */
export function createPreferenceStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  currentUserId: () => string | null,
  lasting = true,
  now = Date.now,
) {
  const listeners = new Set<() => void>();
  // useSyncExternalStore needs the same object until something changes; otherwise React renders forever.
  const read = new Map<string, { readonly text: string | null; readonly stored: StoredPreferences }>();
  /** Values that the storage refused. They apply to this visit. */
  const unsaved = new Map<string, StoredPreferences>();

  function load(key: string): StoredPreferences {
    const text = storage.getItem(key);
    let known = read.get(key);
    if (!known || known.text !== text) read.set(key, (known = { text, stored: parse(text) }));
    const overrides = unsaved.get(key);
    return overrides ? { ...known.stored, ...overrides } : known.stored;
  }

  function get<Name extends PreferenceName>(name: Name): Preferences[Name] {
    const kind = preferenceList[name];
    const own = load(preferencesKey(currentUserId()))[name];
    if (kind.accepts(own)) return own;
    const ofDevice = kind.onDevice ? load(preferencesKey(null))[name] : undefined;
    return kind.accepts(ofDevice) ? ofDevice : kind.initial;
  }

  /** Returns whether the change is stored for the next visit. It applies to this visit in any case. */
  function save(key: string, change: StoredPreferences): boolean {
    try {
      storage.setItem(key, JSON.stringify({ ...load(key), ...change }));
      unsaved.delete(key);
      return lasting;
    } catch {
      unsaved.set(key, { ...unsaved.get(key), ...change });
      return false;
    }
  }

  function take(choices: Choices): boolean {
    const userId = currentUserId();
    const names = Object.keys(choices) as PreferenceName[];
    const valuesOf = (some: PreferenceName[]): StoredPreferences =>
      Object.fromEntries(some.map((name) => [name, choices[name]?.value]));
    const times = Object.fromEntries(names.map((name) => [name, choices[name]?.at]));
    const key = preferencesKey(userId);
    const stored = save(key, { ...valuesOf(names), chosenAt: { ...load(key).chosenAt, ...times } });
    const ofDevice = names.filter((name) => preferenceList[name].onDevice);
    if (userId && ofDevice.length > 0) save(preferencesKey(null), valuesOf(ofDevice));
    announce();
    return stored;
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  return {
    get,
    /** Applies a choice at once; returns whether this device stored it. Never throws. */
    set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): boolean {
      // Even if the device's clock is behind, a new choice must be newer than the choice that it replaces.
      const before = timeOf(load(preferencesKey(currentUserId())), name);
      return take({ [name]: { value, at: Math.max(now(), before + 1) } });
    },
    /**
     * The signed-in person's choices that this device knows, including choices from other devices. A choice without a time
     * counts as the oldest.
     */
    choices(): Choices {
      const stored = load(preferencesKey(currentUserId()));
      const chosen = (Object.keys(preferenceList) as PreferenceName[]).filter((name) =>
        preferenceList[name].accepts(stored[name]),
      );
      return Object.fromEntries(chosen.map((name) => [name, { value: stored[name], at: timeOf(stored, name) || 1 }]));
    },
    /** Adopts choices with their times from another device. Returns whether this device stored them. */
    take,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Notifies listeners of a change outside this store: a choice in another tab, or another person. */
    announce,
  };
}

/** When a stored value was chosen; 0 if unknown. */
function timeOf({ chosenAt }: StoredPreferences, name: PreferenceName): number {
  const at = chosenAt?.[name];
  return Number.isSafeInteger(at) ? Number(at) : 0;
}

function parse(text: string | null): StoredPreferences {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
