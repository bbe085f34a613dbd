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

/** Text size: 100, 112.5, 125 or 150 % of the device's setting. */
export const textSizes = ['standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Typeface of the text; Japanese and Chinese always use the system's. */
export const readingFonts = ['system', 'atkinson', 'lexend', 'openDyslexic'] as const;
export type ReadingFont = (typeof readingFonts)[number];

/** `more` means high contrast; `system` means the device's setting. */
export const contrasts = ['system', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

/** `reduced` stops all animations, `full` allows them; `system` means the device's setting. */
export const motions = ['system', 'reduced', 'full'] as const;
export type Motion = (typeof motions)[number];

/** Toast durations to choose from, in milliseconds. */
export const toastDurations = [5000, 10_000, 20_000, 60_000] as const;

/** All preferences. To add one: docs/extending.md, "Add a preference". */
export interface Preferences {
  readonly theme: Theme;
  /** Ids of the sidebar's pages, in the order that the person chose. Pages that are missing here follow, sorted by group. */
  readonly menuOrder: readonly string[];
  /**
   * The ids of the journals that Today shows, in Today's own order. Null if not chosen; Today then shows the app's default
   * journals.
   */
  readonly todayPages: readonly string[] | null;
  /**
   * At most five page ids. The sidebar shows these pages at its top, in its own order. In simple mode it shows only these
   * pages, if there are any, until the person asks for all.
   */
  readonly shortcutPages: readonly string[];
  /** Page id → whether the sidebar shows it. Absent means shown. */
  readonly visiblePages: Readonly<Record<string, boolean>>;
  readonly iconColours: Readonly<Record<string, IconColour>>;
  readonly motion: Motion;
  readonly textSize: TextSize;
  readonly readingFont: ReadingFont;
  readonly contrast: Contrast;
  /** How long a toast without an action stays, in milliseconds: one of `toastDurations`. */
  readonly toastDuration: number;
  /** If on, pages that support simple mode show at most five choices per step and one thing at a time. */
  readonly simpleMode: boolean;
  /** Whether toasts, alarms and notifications play a sound. Off by default. */
  readonly sound: boolean;
  /** Whether the device vibrates with toasts, alarms and notifications. Off by default. */
  readonly vibration: boolean;
  /** Whether the weight page shows only the trend and hides the values of single days. */
  readonly weightTrendOnly: boolean;
  /** Whether the communication page shows no pictures beside its messages. */
  readonly messageWordsOnly: boolean;
}

export type PreferenceName = keyof Preferences;

interface PreferenceKind<Value> {
  readonly initial: Value;
  /** Whether a stored value is valid; otherwise it counts as not chosen. */
  readonly accepts: (value: unknown) => value is Value;
  /**
   * An appearance preference: CSS reads it from a data attribute of <html> (textSize: `data-text-size`). The device also
   * stores it, so that the login screen keeps the last person's appearance. `public/first-paint.js` lists the same
   * preferences.
   */
  readonly onDevice?: true;
}

/** Yes or no; no by default. */
const off: PreferenceKind<boolean> = { initial: false, accepts: isYesOrNo };

export const preferenceList: { readonly [Name in PreferenceName]: PreferenceKind<Preferences[Name]> } = {
  theme: { initial: 'pastel', accepts: oneOf(themes), onDevice: true },
  menuOrder: { initial: [], accepts: isListOfPageIds },
  todayPages: { initial: null, accepts: isListOfPageIds },
  shortcutPages: { initial: [], accepts: isListOfPageIds },
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
  simpleMode: off,
  sound: off,
  vibration: off,
  weightTrendOnly: off,
  messageWordsOnly: off,
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOfPageIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText) && isOfPageIds(value);
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

/**
 * Checks the limits of the account's row (database/migrations/0005_preferences_and_contacts.sql): the database refuses
 * anything larger.
 */
function isOfPageIds(value: object): boolean {
  return Object.keys(value).length <= 100 && /^[\w"[\]{}:,-]{2,2000}$/.test(JSON.stringify(value));
}
