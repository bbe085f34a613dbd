/**
 * The limits of one request. A request above them is refused, so that a short text cannot cause long work. The numbers are
 * measured for an account of 100,000 small rows and a thousand of 5,000 letters (docs/decisions/0065). docs/protocol.md
 * repeats many of them, as rest-limits.test.ts verifies; limits-table.test.ts compares those of docs/operations.md.
 */
export const limits = {
  /** The default and maximum rows of one response or embed. */
  rows: 1000,
  /** Bytes of text in one response, before JSON escaping. */
  answerBytes: 4 * 1024 * 1024,
  /** Rows that one POST, PATCH or DELETE changes. */
  changedRows: 1000,
  /** Rows of one PATCH, DELETE or merge that returns them: they may be much larger than the request. */
  returnedRows: 200,
  /** Characters of the query string; Node's HTTP parser accepts 16 kB including headers. */
  url: 14_000,
  /** Nesting depth of groups. */
  depth: 10,
  conditions: 30,
  selected: 200,
  /** How often one column may be selected under different names. */
  repeated: 3,
  /** Wildcards in all patterns (`like`) together; each searches every stored text. */
  wildcards: 20,
  /** Letters of all patterns together. */
  patternLetters: 200,
  /** Letters after a wildcard, in all patterns: each is compared at every position of a repetitive text. */
  searchedLetters: 30,
  embeds: 5,
  /** Nesting depth of embeds. */
  nesting: 3,
  /** The maximum product of the page sizes of nested to-many embeds. */
  multipliedRows: 100_000,
  /** Values of one `in`. */
  listed: 1000,
  /** Elements of all other arrays together; each is compared with each row. */
  elements: 40,
  pathSteps: 10,
} as const;
