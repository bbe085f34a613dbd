/** The subset of rolldown's group options that this file uses. */
interface Group {
  name: string;
  test: RegExp;
  priority: number;
}

/** A pattern for modules below these paths. A path is a folder with a slash at its end, or a file without its extension. */
function under(folder: string, ...paths: string[]): string {
  const places = paths.map((path) => (path.endsWith('/') ? path : `${path}\\.`));
  return `/${folder}/(?:${places.join('|')})`;
}

/**
 * The modules that Today imports from each feature. The modules of one feature form one chunk, which the feature's own page
 * loads too. Medicines, mood, activity and nutrition have their own groups below.
 */
const partsForToday: Readonly<Record<string, readonly string[]>> = {
  calendar: ['appointment-rows', 'appointment-times', 'stored-row'],
  reminders: ['reminder-list', 'reminder-status', 'use-done'],
  routine: ['routine-tables', 'steps-of-day', 'use-routine'],
  sleep: ['sleep-entries', 'night-hours', 'use-night-summary'],
  social: ['social-entries', 'battery-bands'],
  water: ['water-entries', 'water-settings', 'day-amount'],
  weight: ['weight-entries', 'weight-trend'],
};

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Modules of core/journal for a day's form, entry list and charts. */
const dayParts = ['journal-form', 'repeat-button', 'entry-list', 'entries-state', 'look-back', 'period-of'];

/** Modules of core/journal that only the sheet "Anotar" needs. */
const sheetParts = ['quick-tile', 'level-buttons'];

/**
 * The shared chunks of the bundle: `start` for every visit, `signed-in` for the signed-in layout, and chunks with code that
 * several pages share. There are few shared chunks, because each costs a phone a round trip. Pages, dialogs and the calendar
 * have separate chunks.
 */
export const chunks: Group[] = [
  {
    // The entry point with its imports, and code that the sign-in page shares with most other pages.
    name: 'start',
    test: anyOf(
      'rolldown',
      under('src', 'main', 'ui/lib/', 'core/drafts/', 'core/lazy/', 'core/session/', 'lib/instant'),
      under('shared/src', 'input-limits', 'email-address', 'phone-number'),
      under('src/core/consent', 'consent-purposes', 'agreement-note'),
      under('src/ui', '[a-z]+-field', 'text-area', 'checkbox', 'choice-group', 'field-notes'),
      under('src/ui', 'notice', 'loading', 'card', 'page-header', 'illustrations/drawing'),
      under(
        'src/shared-features/auth-ui',
        'ask-auth-client',
        'read-(?:refusal|code)',
        'use-refusal-toast',
        'no-answer.*',
        'check-input',
        'mail-code-form',
        'email-field',
      ),
      under('src/shared-features/auth-ui', 'code-field', 'resend-time'),
      under('icons', 'mail-check', 'check', 'x', 'lock', 'arrow-left', 'pen-line'),
    ),
    priority: 50,
  },
  {
    name: 'signed-in',
    test: anyOf(
      under('src', 'app/signed-in-layout/(?:signed-in-layout|shell).*', 'registry/pages'),
      under('src/core', 'rows/', 'row-cache/', 'records/', 'outbox/', 'profile/', 'server/', 'wire/', 'consent/', 'pages/'),
      under(
        'src/core/journal',
        'fields',
        'form/(?!(?:time|duration)-field)[a-z-]+',
        'query-state-notice',
        'save-toasts',
        'consent-gate',
        'saving-mark',
        'show-more',
        'single-press',
        'when-writable',
      ),
      under('src/ui', 'page-state', 'dialog', 'confirm-dialog', 'on-its-way', 'folded-card'),
      under('src/shared-features/verse', 'lazy-verses'),
      under('src/features/profile', 'profile-tables'),
      under('src/lib', 'fold-text'),
      under('icons', 'rotate-ccw'),
    ),
    priority: 20,
  },
  // The code for reading texts aloud has a separate chunk, so that Help now does not load other code with it.
  { name: 'voice', test: anyOf(under('src/shared-features', 'voice/')), priority: 30 },
  { name: 'clock', test: anyOf(under('src/lib', 'clock-time')), priority: 12 },
  // One small chunk for every page with a calendar; the bundler alone would make two.
  { name: 'calendar-month', test: anyOf(under('src/lib', 'calendar-month', 'first-day-of-week')), priority: 12 },
  // The modules that the calendar and the preparation of a visit share.
  { name: 'appointments', test: anyOf(under('src/features/calendar', 'appointments', 'span-label')), priority: 4 },
  { name: 'derived-uuid', test: anyOf(under('shared/src', 'derived-uuid')), priority: 12 },
  // The plan of a day, for the medicines page and the sheet "Anotar".
  {
    name: 'day-plan',
    test: anyOf(
      under('src/features/medications', 'day-plan', 'doses/dose-line', 'doses/use-take', 'plan-history/describe-plan'),
      under('src/features/medications', 'list/medicine-list', 'list/medicine-row'),
    ),
    priority: 4,
  },
  // One chunk for answering doses, because the medicines page, the sheet "Anotar", Today and alarms all use this code.
  {
    name: 'doses',
    test: anyOf(
      under('src/features/medications', 'doses/(?!lazy|dose-alarms|dose-editor|dose-line|use-take|messages).*', 'medicines'),
      under('src/features/medications', 'medication-(?:doses|plans).*', 'use-medicines.*'),
      under('src/core/selected-date', 'use-each-minute'),
    ),
    priority: 5,
  },
  ...Object.entries(partsForToday).map(([page, parts]) => ({
    name: `${page}-for-today`,
    test: anyOf(
      under(`src/features/${page}`, ...parts),
      ...(page === 'calendar' ? [under('shared/src', 'occurrences', 'covered-days')] : []),
    ),
    priority: 5,
  })),
  // The page Today needs these two small features. One chunk for both saves Today a request.
  {
    name: 'mood-and-activity-for-today',
    test: anyOf(
      under('src/features/mood', 'mood-entries'),
      under('src/features/activity', 'activity-entries', 'use-activity-names'),
    ),
    priority: 5,
  },
  {
    name: 'verse',
    test: anyOf(
      under(
        'src/shared-features/verse',
        'verse-card',
        'use-verse.*',
        'verse-of-day',
        'verse-tables',
        'own-sets',
        'load-verses',
      ),
    ),
    priority: 5,
  },
  // Parts of Today that load later import its lines from Today's own chunk, which is there already.
  { name: 'today', test: anyOf(under('src/overview/today', 'today', 'today-line')), priority: 1 },
  // Every page with tags needs both modules: one chunk instead of two.
  { name: 'tags', test: anyOf(under('src/shared-features/tags', 'lazy-tags', 'tag-rows')), priority: 5 },
  // The nutrition page, `registry/definitions.ts` and the statistics share these modules: one chunk instead of three or
  // four.
  {
    name: 'nutrition-kinds',
    test: anyOf(under('src/features/nutrition', 'nutrition-entries', 'nutrients', 'use-numbers')),
    priority: 5,
  },
  // The code for rows of lists. Its pages also use the pencil icon and the part about push messages.
  {
    name: 'item-row',
    test: anyOf(
      under('src/core/list', 'item-row', 'remove-item-dialog', 'use-list-writes'),
      under('src/shared-features/push', 'lazy-push-part'),
      under('icons', 'pencil'),
    ),
    priority: 9,
  },
  // The form, entry list and charts of a day. They have their own chunk, because the calendar, the medicines and the lists do not
  // need them.
  { name: 'day', test: anyOf(under('src/core/journal', ...dayParts)), priority: 9 },
  { name: 'sheet', test: anyOf(under('src/core/journal', ...sheetParts)), priority: 9 },
  {
    name: 'journal',
    test: anyOf(
      `/src/core/journal/(?!form/(?:time|duration)-field|day-picker/day-picker|copy-draft|plan-gate|plan-ended|plan-unknown|counts-chart|${[...dayParts, ...sheetParts].join('|')})`,
      under('src/core/list', 'define-list'),
      under('src/core/long-list', 'use-shown-rows'),
      under('src/lib', 'aggregates', 'shorten'),
      under('icons', 'plus', 'trash-2'),
    ),
    priority: 10,
  },
];
