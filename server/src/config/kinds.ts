/** The type of a variable: it parses the variable's text and describes which texts are valid. */
export interface Kind<Value> {
  /** Parses the text; undefined if it is invalid. */
  read(text: string): Value | undefined;
  /**
   * Describes the valid texts. It follows "takes" in `npm run config`, and "must be" in an error. It never contains the
   * variable's value.
   */
  takes: string;
}

const flagValues: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  yes: true,
  false: false,
  '0': false,
  no: false,
};

/** The types that several variables use. A type for only one variable is in the same file as that variable. */
export const kinds = {
  flag: {
    read: (text) => flagValues[text],
    takes: 'true or false',
  } satisfies Kind<boolean>,

  whole: (smallest: number, largest: number): Kind<number> => ({
    read(text) {
      const number = text.trim() === '' ? Number.NaN : Number(text);
      return Number.isInteger(number) && number >= smallest && number <= largest ? number : undefined;
    },
    takes: `a whole number from ${String(smallest)} to ${String(largest)}`,
  }),

  oneOf: <const Word extends string>(...words: readonly Word[]): Kind<Word> => ({
    read: (text) => words.find((word) => word === text),
    takes: `one of ${words.join(', ')}`,
  }),

  /** An address with one of these protocols. Each protocol ends with a colon, as in `URL.protocol`. */
  address: (...protocols: readonly string[]): Kind<string> => ({
    read: (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined),
    takes: `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  }),

  /** An address with https, or with http on this machine only, so that nobody can read data in transit. */
  safeAddress: {
    read: (text) => (isSafeAddress(text) ? text : undefined),
    takes: 'an address that starts with https://, or with http:// on this machine',
  } satisfies Kind<string>,

  text: (shortest: number, longest = Number.POSITIVE_INFINITY): Kind<string> => ({
    read: (text) => (text.length >= shortest && text.length <= longest ? text : undefined),
    takes: Number.isFinite(longest)
      ? `a text of at most ${String(longest)} characters`
      : shortest > 1
        ? `a text of at least ${String(shortest)} characters`
        : 'a text',
  }),

  pattern: (pattern: RegExp, takes: string): Kind<string> => ({
    read: (text) => (pattern.test(text) ? text : undefined),
    takes,
  }),

  /** A list of entries separated by commas, each of which matches the pattern. */
  list: (takes: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): Kind<string[]> => ({
    read(text) {
      const entries = text.split(',').flatMap((entry) => entry.trim() || []);
      return entries.length <= most && entries.every((entry) => pattern.test(entry)) ? entries : undefined;
    },
    takes,
  }),
} as const;

/** Whether an address uses https, or http on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
