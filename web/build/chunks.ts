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
  /rolldown|\/src\/(?:main\.tsx$|ui\/(?:lib\/|[a-z]+-field\.|text-area\.|checkbox\.|choice-group\.|field-notes\.|notice\.|loading\.|card\.|page-header\.)|core\/(?:drafts|session)\/|core\/door\/(?:ask-auth|read-(?:refusal|code)|use-(?:tell|loaded)|offline|looks-like|email-field|fetching|time-of-day|code-field|resend-time|use-next-resend)|lib\/instant)|icons\/(?:mail-check|check|x|lock|arrow-left)\./;

/**
 * Few files, cut where people stop: the frame that every visit needs, and the house that opens with signing in. Pages and dialogs stay files of their own.
 */
export const chunks: Group[] = [
  { name: 'frame', test: frame, priority: 50 },
  {
    name: 'house',
    test: /\/src\/(?:app\/(?:shell\/(?:house|shell)|registry)|core\/(?:records|outbox|profile|wire|journal)\/)/,
    priority: 20,
  },
];
