/**
 * The limits of one request. Requests above them are refused, so that a short request cannot cause long work. The
 * numbers were measured for an account with 100,000 small rows and a thousand rows of 5,000 letters
 * (docs/decisions/0065). Two tests compare them with the documentation: rest-limits.test.ts with docs/protocol.md, and
 * limits-table.test.ts with docs/operations.md.
 */
export const limits = {
  /** The default and the maximum number of rows in a response or embed. */
  rows: 1000,
  /** Maximum bytes of the texts, arrays, embeds and computed values in one response (sql/build-read.ts). */
  answerBytes: 4 * 1024 * 1024,
  /** Maximum rows that one POST, PATCH or DELETE changes. */
  changedRows: 1000,
  /** Maximum rows of one PATCH, DELETE or merge that returns its rows. Returned rows may be much larger than the request. */
  returnedRows: 200,
  /** Maximum characters of the query string. Node's HTTP parser accepts 16 kB including headers. */
  url: 14_000,
  /** Maximum nesting depth of condition groups (`and`, `or`). */
  depth: 10,
  conditions: 30,
  selected: 200,
  /** How often one column may be selected under different names. */
  repeated: 3,
  /** Maximum wildcards in all patterns (`like`) together. Each makes PostgreSQL search every stored text. */
  wildcards: 20,
  /** Maximum letters in all patterns (`like`) together. */
  patternLetters: 200,
  /**
   * Maximum letters after the first wildcard of each pattern, added up over all patterns. In a repetitive text,
   * PostgreSQL compares each of these letters at every position.
   */
  searchedLetters: 30,
  /** Maximum aggregates (`sum`, `avg`, `min`, `max`, `count`) in one request. */
  aggregates: 10,
  /** Maximum uses of computed fields. PostgreSQL calls a function for each of them and each row. */
  computed: 10,
  embeds: 5,
  /** Maximum nesting depth of embeds. */
  nesting: 3,
  /** The maximum product of the page sizes of nested to-many embeds. */
  multipliedRows: 100_000,
  /** Maximum values in one `in` list. */
  listed: 1000,
  /** Maximum elements of all arrays together, except `in` lists. PostgreSQL compares each element with each row. */
  elements: 40,
  pathSteps: 10,
} as const;
