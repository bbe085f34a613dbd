/** The part of rolldown's grouping that is used here. */
interface Group {
  name: string;
  test: RegExp;
  priority: number;
}

/**
 * The program's start with all that it imports, and what the sign-in page shares with most other pages: one file, because
 * each further one costs a phone a journey to the server before anything can be seen.
 */
const frame =
  /rolldown|\/src\/(?:main\.tsx$|ui\/(?:lib\/|[a-z]+-field\.|text-area\.|checkbox\.|choice-group\.|field-notes\.|notice\.|loading\.|card\.|page-header\.)|core\/(?:drafts|session)\/|shared-features\/auth-ui\/(?:ask-auth|read-(?:refusal|code)|use-tell|no-answer|looks-like|email-field|time-of-day|code-field|resend-time|use-next-resend)|core\/lazy\/|core\/consent\/(?:consent-purposes|agreement-note)|lib\/instant)|icons\/(?:mail-check|check|x|lock|arrow-left|pen-line)\./;

/**
 * Few files, cut where people stop: the frame that every visit needs, the house that opens with signing in, and what journals share, which
 * comes with the first of them. Pages, dialogs and the calendar of days stay files of their own.
 */
export const chunks: Group[] = [
  { name: 'frame', test: frame, priority: 50 },
  {
    name: 'house',
    test: /\/src\/(?:app\/shell\/(?:house|shell)|registry\/pages|core\/(?:records|outbox|profile|wire|consent)\/|core\/journal\/(?:fields|form\/|reading-states|use-failed-toast|consent-gate|saving-mark)|core\/pages\/|ui\/(?:page-state|dialog|confirm-dialog)\.|lib\/fold-text\.)|icons\/rotate-ccw\./,
    priority: 20,
  },
  // For Help now too, which must not bring anything else along.
  { name: 'voice', test: /\/src\/shared-features\/voice\//, priority: 30 },
  { name: 'clock', test: /\/src\/lib\/clock-time\./, priority: 12 },
  { name: 'derived-uuid', test: /\/shared\/src\/derived-uuid\./, priority: 12 },
  // A dose is answered on its page, in the sheet, at home and by an alarm.
  {
    name: 'doses',
    test: /\/src\/(?:features\/medications\/(?:doses\/(?!late|dose-editor|messages)|day-plan|medicines?\.|medication-doses|use-medicines))/,
    priority: 5,
  },
  // What the page, the list of all definitions and the statistics know of it: one small file instead of three or four.
  {
    name: 'nutrition-kinds',
    test: /\/src\/features\/nutrition\/(?:nutrition-entries|nutrients|use-numbers)\./,
    priority: 5,
  },
  // Form and list of a day make a file by themselves: the calendar, the medicines and the lists do without.
  {
    name: 'day',
    test: /\/src\/core\/journal\/(?:journal-form|repeat-button|entry-list|entries-state)\./,
    priority: 9,
  },
  {
    name: 'journal',
    test: /\/src\/(?:core\/journal\/(?!day-picker\/day-picker|copy-typed|plan-ended|plan-unknown|journal-form|repeat-button|counts-picture|entry-list|entries-state)|core\/list\/define-list|lib\/(?:mean|shorten|sum)\.)|icons\/plus\./,
    priority: 10,
  },
];
