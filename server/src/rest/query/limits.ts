/**
 * How much one request may ask for. Beyond: a clear refusal, so that nobody can make the server work for long with a short text. The numbers are measured
 * for an account of 100,000 small rows and a thousand of 5,000 letters (docs/decisions/0065). docs/protocol.md repeats many of them, held by rest-limits.test.ts;
 * those of docs/operations.md are compared by limits-table.test.ts.
 */
export const limits = {
  /** Rows of one answer or embed, when not asked for fewer. */
  rows: 1000,
  /** Bytes of text in one answer, before JSON escapes them. */
  answerBytes: 4 * 1024 * 1024,
  /** Rows of one POST; rows that one PATCH or DELETE changes. */
  changedRows: 1000,
  /** The same when the changed rows come back, whole rows of which the request said little. */
  returnedRows: 200,
  /** Characters of the query string; the largest that Node's HTTP parser takes with its headers is 16 kB. */
  url: 14_000,
  /** Groups within groups. */
  depth: 10,
  conditions: 30,
  selected: 200,
  /** How often one column may be selected beside itself, under other names. */
  repeated: 3,
  /** Wildcards in all patterns (`like`) together; each makes a search of every text that is kept. */
  wildcards: 20,
  /** Letters of all patterns together. */
  patternLetters: 200,
  /** Of these, letters behind a wildcard: each is compared at every place of a text that repeats itself. */
  searchedLetters: 30,
  embeds: 5,
  /** Embeds within embeds. */
  nesting: 3,
  /** What the pages of to-many embeds within each other may multiply to. */
  multipliedRows: 100_000,
  /** Values of one `in`. */
  listed: 1000,
  /** Elements of all other arrays, which each row is compared with one by one. */
  elements: 40,
  pathSteps: 10,
} as const;
