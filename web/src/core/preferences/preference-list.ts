/** The four themes. Pastel is the default. */
export const themes = ['light', 'dark', 'pastel', 'sereneBlue'] as const;
export type Theme = (typeof themes)[number];

/** The colours that a page's icon can have (specification, 3). */
export const iconColours = [
  'pink',
  'green',
  'lightBlue',
  'darkBlue',
  'white',
  'gray',
  'purple',
  'yellow',
  'orange',
] as const;
export type IconColour = (typeof iconColours)[number];

/** What each preference holds. A new preference is one line here and one in `preferenceList`. */
export interface Preferences {
  readonly theme: Theme;
  /** Page ids in the order that the person gave them. Pages that are missing here keep the registry's order, at the end. */
  readonly menuOrder: readonly string[];
  /** Page id → whether the sidebar shows it. Absent means shown. */
  readonly visiblePages: Readonly<Record<string, boolean>>;
  readonly iconColours: Readonly<Record<string, IconColour>>;
  /** `reduced` stops every animation and `full` allows them; `system` does as the device asks. */
  readonly motion: 'system' | 'reduced' | 'full';
  /** How long a toast without an action stays, in milliseconds. */
  readonly toastDuration: number;
  /** Weight shows its trend and hides the numbers of single days. */
  readonly weightTrendOnly: boolean;
}

export type PreferenceName = keyof Preferences;

interface PreferenceKind<Value> {
  readonly initial: Value;
  /** Whether a stored value can still be trusted; anything else counts as not chosen. */
  readonly accepts: (value: unknown) => value is Value;
  /** Also remembered for the device, so that the login screen looks as the last person left it. */
  readonly onDevice?: true;
}

export const preferenceList: { readonly [Name in PreferenceName]: PreferenceKind<Preferences[Name]> } = {
  theme: { initial: 'pastel', accepts: oneOf(themes), onDevice: true },
  menuOrder: { initial: [], accepts: (value): value is string[] => Array.isArray(value) && value.every(isText) },
  visiblePages: { initial: {}, accepts: recordOf((value): value is boolean => typeof value === 'boolean') },
  iconColours: { initial: {}, accepts: recordOf(oneOf(iconColours)) },
  motion: { initial: 'system', accepts: oneOf(['system', 'reduced', 'full'] as const), onDevice: true },
  toastDuration: {
    initial: 5000,
    accepts: (value): value is number => typeof value === 'number' && value >= 2000 && value <= 60_000,
  },
  weightTrendOnly: { initial: false, accepts: (value): value is boolean => typeof value === 'boolean' },
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (value: unknown): value is Choice => choices.some((choice) => choice === value);
}

function recordOf<Value>(accepts: (value: unknown) => value is Value) {
  return (value: unknown): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(accepts);
}
