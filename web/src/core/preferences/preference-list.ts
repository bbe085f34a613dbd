/** The four themes. Pastel is the default. */
export const themes = ['light', 'dark', 'pastel', 'sereneBlue'] as const;
export type Theme = (typeof themes)[number];

/** The colours that a page's icon can have. */
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

/** How large text is: 100, 112.5, 125 or 150 % of what the device says. */
export const textSizes = ['standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The face of the text; Japanese and Chinese keep the system's. */
export const readingFonts = ['system', 'atkinson', 'lexend', 'openDyslexic'] as const;
export type ReadingFont = (typeof readingFonts)[number];

/** `more` asks for high contrast; `system` does as the device asks. */
export const contrasts = ['system', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

/** `reduced` stops every animation and `full` allows them; `system` does as the device asks. */
export const motions = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof motions)[number];

/** The times that a person can choose for a toast, in milliseconds. */
export const toastDurations = [5000, 10_000, 20_000, 60_000] as const;

/** What each preference holds. Where else a new one has to be named: docs/extending.md, "Add a preference". */
export interface Preferences {
  readonly theme: Theme;
  /** Page ids in the order that the person gave them. Pages that are missing here keep the registry's order, at the end. */
  readonly menuOrder: readonly string[];
  /** Page id → whether the sidebar shows it. Absent means shown. */
  readonly visiblePages: Readonly<Record<string, boolean>>;
  readonly iconColours: Readonly<Record<string, IconColour>>;
  readonly motion: Motion;
  readonly textSize: TextSize;
  readonly readingFont: ReadingFont;
  readonly contrast: Contrast;
  /** How long a toast without an action stays, in milliseconds: one of `toastDurations`. */
  readonly toastDuration: number;
  /** At most five choices a step and one thing at a time, where a page offers it. */
  readonly simpleMode: boolean;
  /** Off until asked for. */
  readonly sound: boolean;
  /** Off until asked for. */
  readonly vibration: boolean;
  /** Weight shows its trend and hides the numbers of single days. */
  readonly weightTrendOnly: boolean;
}

export type PreferenceName = keyof Preferences;

interface PreferenceKind<Value> {
  readonly initial: Value;
  /** Whether a stored value can still be trusted; anything else counts as not chosen. */
  readonly accepts: (value: unknown) => value is Value;
  /**
   * Part of the look: CSS knows it by a data attribute of <html> (textSize: `data-text-size`), and it is also remembered for the device, so that
   * the login screen looks as the last person left it. `public/first-paint.js` names the same.
   */
  readonly onDevice?: true;
}

export const preferenceList: { readonly [Name in PreferenceName]: PreferenceKind<Preferences[Name]> } = {
  theme: { initial: 'pastel', accepts: oneOf(themes), onDevice: true },
  menuOrder: {
    initial: [],
    accepts: (value): value is string[] => Array.isArray(value) && value.every(isText) && isOfPageIds(value),
  },
  visiblePages: { initial: {}, accepts: recordOf(isYesOrNo) },
  iconColours: { initial: {}, accepts: recordOf(oneOf(iconColours)) },
  motion: { initial: 'system', accepts: oneOf(motions), onDevice: true },
  textSize: { initial: 'standard', accepts: oneOf(textSizes), onDevice: true },
  readingFont: { initial: 'system', accepts: oneOf(readingFonts), onDevice: true },
  contrast: { initial: 'system', accepts: oneOf(contrasts), onDevice: true },
  toastDuration: {
    initial: 5000,
    accepts: (value): value is number => Number.isInteger(value) && Number(value) >= 2000 && Number(value) <= 60_000,
  },
  simpleMode: { initial: false, accepts: isYesOrNo },
  sound: { initial: false, accepts: isYesOrNo },
  vibration: { initial: false, accepts: isYesOrNo },
  weightTrendOnly: { initial: false, accepts: isYesOrNo },
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isYesOrNo(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (value: unknown): value is Choice => choices.some((choice) => choice === value);
}

function recordOf<Value>(accepts: (value: unknown) => value is Value) {
  return (value: unknown): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(accepts) &&
    isOfPageIds(value);
}

/** Nothing longer or stranger than the account's row takes (database/migrations/0005_preferences_and_contacts.sql): what it refuses is sent in vain. */
function isOfPageIds(value: object): boolean {
  return Object.keys(value).length <= 100 && /^[\w"[\]{}:,-]{2,2000}$/.test(JSON.stringify(value));
}
