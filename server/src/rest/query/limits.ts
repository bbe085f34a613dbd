/** How much one request may ask for. Beyond: a clear refusal, so that nobody can make the server work for long with a short text. */
export const limits = {
  /** Rows of one answer or embed, when not asked for fewer. */
  rows: 1000,
  /** Characters of path and query string; the largest that Node's HTTP parser takes with its headers is 16 kB. */
  url: 14_000,
  /** Embeds within embeds, groups within groups. */
  depth: 10,
  conditions: 100,
  selected: 200,
  /** How often one column may be selected beside itself, under other names: an answer is to be as long as what is kept. */
  repeated: 3,
  /** Wildcards in all patterns (`like`) together; each makes a search of every text that is kept. */
  wildcards: 20,
  embeds: 20,
  listed: 1000,
  pathSteps: 10,
} as const;
