/** One channel of a helpline. */
export interface Way {
  readonly by: 'call' | 'text' | 'whatsapp';
  /** The operator's own notation, for reading and manual dialling. */
  readonly shown: string;
  /** The number to dial: E.164 if it works with a country code, otherwise the national or short number. */
  readonly dialled: string;
  /** The keyword that a text message must contain. */
  readonly word?: string;
}

/** A helpline or an emergency number. */
export interface HelpLine {
  readonly kind: 'talk' | 'emergency';
  /** The operator's own name in its own language. */
  readonly name: string;
  /** The language of the name, for screen readers. */
  readonly lang: string;
  readonly ways: readonly Way[];
  /** `always`: day and night. `from` and `to`: hours of every local day. `varies`: see the operator's site. */
  readonly hours: 'always' | 'varies' | { readonly from: string; readonly to: string };
  readonly cost: 'free' | 'charged' | 'unknown';
  /** The key to press once the call is answered. */
  readonly press?: string;
  /** The only region where the line works. The name is in the country's own language. */
  readonly area?: string;
  /**
   * Set if the line works from mobile phones only. Some phones do not dial such a number, for example `*4141`, from a link,
   * so the page asks the user to dial it by hand if the button does not call.
   */
  readonly mobileOnly?: true;
  /** The operator's site. */
  readonly site?: string;
  /** The day on which number and hours were last read at the page in sources.ts. */
  readonly checked: string;
  /** If false, no source confirms both number and hours. Help now then asks the user to check the operator's site. */
  readonly confirmed: boolean;
}

/** A country by its ISO 3166-1 code, with its lines. */
export interface Country {
  readonly code: string;
  readonly lines: readonly HelpLine[];
}
