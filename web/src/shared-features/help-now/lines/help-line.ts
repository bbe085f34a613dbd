/** One way to reach a line. */
export interface Way {
  readonly by: 'call' | 'text' | 'whatsapp';
  /** As the operator writes it, for reading and for dialling by hand. */
  readonly shown: string;
  /** What a telephone dials: E.164 where the number works with a country code, otherwise the national or short number. */
  readonly dialled: string;
  /** The word that a text message must hold. */
  readonly word?: string;
}

/** A line that helps people in distress, or the number for danger to life. */
export interface HelpLine {
  readonly kind: 'talk' | 'emergency';
  /** As the operator calls itself, in its own language. */
  readonly name: string;
  /** The language of the name, for screen readers. */
  readonly lang: string;
  readonly ways: readonly Way[];
  /** `always`: day and night, every day. From and to are hours of every local day. `varies`: the operator's site says. */
  readonly hours: 'always' | 'varies' | { readonly from: string; readonly to: string };
  readonly cost: 'free' | 'charged' | 'unknown';
  /** The key to press once the call is answered. */
  readonly press?: string;
  /** Where alone the line works, in the country's own language. */
  readonly area?: string;
  /** The number works from mobile telephones only, and some of them do not dial it from a link. */
  readonly mobileOnly?: true;
  /** The operator's own site. */
  readonly site?: string;
  /** The day on which number and hours were read at the page that sources.ts names. */
  readonly checked: string;
  /** False: number or hours could not be read at a source that says all of it; the person is asked to look at the site too. */
  readonly confirmed: boolean;
}

/** A country by its ISO 3166-1 code, with the lines for people who are there. */
export interface Country {
  readonly code: string;
  readonly lines: readonly HelpLine[];
}
