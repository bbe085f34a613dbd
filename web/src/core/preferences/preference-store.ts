import { preferenceList, type PreferenceName, type Preferences } from './preference-list.ts';

/** What the person chose and when, in milliseconds since 1970: the newest choice of each preference holds on all their devices. */
export interface Choice {
  readonly value: unknown;
  readonly at: number;
}
export type Choices = Readonly<Partial<Record<PreferenceName, Choice>>>;

type Times = Readonly<Partial<Record<PreferenceName, number>>>;
type Kept = Partial<Record<PreferenceName, unknown>> & { readonly chosenAt?: Times };

/** The storage key of a person's preferences, and of those that the device remembers while nobody is signed in. */
export function preferencesKey(userId: string | null): string {
  return userId ? `cogn-preferences:${userId}` : 'cogn-preferences';
}

/**
 * Preferences in localStorage, one JSON object a person, written at once. A value is the person's own choice, else what the device
 * remembers (only for those that say so), else the initial one. `lasting`: whether what the storage takes is there at the next visit.
 */
export function createPreferenceStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  currentUserId: () => string | null,
  lasting = true,
  now = Date.now,
) {
  const listeners = new Set<() => void>();
  // A store must answer the same object until something changed, or React would render for ever.
  const read = new Map<string, { readonly text: string | null; readonly kept: Kept }>();
  /** What the storage refused; it holds for this visit. */
  const unkept = new Map<string, Kept>();

  function load(key: string): Kept {
    const text = storage.getItem(key);
    let known = read.get(key);
    if (!known || known.text !== text) read.set(key, (known = { text, kept: parse(text) }));
    const held = unkept.get(key);
    return held ? { ...known.kept, ...held } : known.kept;
  }

  function get<Name extends PreferenceName>(name: Name): Preferences[Name] {
    const kind = preferenceList[name];
    const own = load(preferencesKey(currentUserId()))[name];
    if (kind.accepts(own)) return own;
    const ofDevice = kind.onDevice ? load(preferencesKey(null))[name] : undefined;
    return kind.accepts(ofDevice) ? ofDevice : kind.initial;
  }

  /** Returns whether the change is kept for the next visit; in any case it holds for this one. */
  function save(key: string, change: Kept): boolean {
    try {
      storage.setItem(key, JSON.stringify({ ...load(key), ...change }));
      unkept.delete(key);
      return lasting;
    } catch {
      unkept.set(key, { ...unkept.get(key), ...change });
      return false;
    }
  }

  function take(choices: Choices): boolean {
    const userId = currentUserId();
    const names = Object.keys(choices) as PreferenceName[];
    const valuesOf = (some: PreferenceName[]): Kept => Object.fromEntries(some.map((name) => [name, choices[name]?.value]));
    const times = Object.fromEntries(names.map((name) => [name, choices[name]?.at]));
    const key = preferencesKey(userId);
    const kept = save(key, { ...valuesOf(names), chosenAt: { ...load(key).chosenAt, ...times } });
    const ofDevice = names.filter((name) => preferenceList[name].onDevice);
    if (userId && ofDevice.length > 0) save(preferencesKey(null), valuesOf(ofDevice));
    announce();
    return kept;
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  return {
    get,
    /** Makes a choice hold at once; returns whether it is stored on this device too. Never throws. */
    set<Name extends PreferenceName>(name: Name, value: Preferences[Name]): boolean {
      // A clock that is behind makes no choice older than the one that it takes the place of.
      const before = timeOf(load(preferencesKey(currentUserId())), name);
      return take({ [name]: { value, at: Math.max(now(), before + 1) } });
    },
    /** All that the signed-in person chose on this device or had from another. What was chosen before times were kept is the oldest. */
    choices(): Choices {
      const kept = load(preferencesKey(currentUserId()));
      const chosen = (Object.keys(preferenceList) as PreferenceName[]).filter((name) =>
        preferenceList[name].accepts(kept[name]),
      );
      return Object.fromEntries(chosen.map((name) => [name, { value: kept[name], at: timeOf(kept, name) || 1 }]));
    },
    /** Takes over choices with their times, those of another device. Returns as `set` does. */
    take,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something outside changed: another tab chose, or another person signed in. */
    announce,
  };
}

/** When a kept value was chosen; 0 when that isn't known. */
function timeOf({ chosenAt }: Kept, name: PreferenceName): number {
  const at = chosenAt?.[name];
  return Number.isSafeInteger(at) ? Number(at) : 0;
}

function parse(text: string | null): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
