/** One kind of data: what it is, what it is for, and which ground of the law allows it. */
export interface PolicyData {
  readonly name: string;
  readonly what: string;
  readonly purpose: string;
  readonly basis: string;
}

/** The sections, in the order of reading; every language has all of them. */
export const policySections = [
  'controller',
  'data',
  'sensitive',
  'others',
  'recipients',
  'device',
  'retention',
  'rights',
  'complaint',
  'minors',
  'security',
  'dictation',
  'changes',
] as const;

export type PolicySectionId = (typeof policySections)[number];

/** The labels of the operator's name and contact, and the texts for an operator who has not entered them. */
export type OperatorMessages = Readonly<Record<'name' | 'nameUntold' | 'contact' | 'contactUntold', string>>;

export interface PolicySection {
  readonly heading: string;
  /** Short paragraphs of short sentences. */
  readonly text: readonly string[];
  /** Says who runs this very server; the server's settings know. */
  readonly operator?: OperatorMessages;
  readonly list?: readonly string[];
  readonly data?: readonly PolicyData[];
}

/** What came after the text: a section of its own, with the date that the policy's version is. `dated` holds `{date}`. */
export interface PolicySupplement {
  readonly dated: string;
  readonly section: PolicySection;
}

/**
 * The privacy policy in one language: the text of its first version, word for word as people agreed to it. It promises only what the program does today; what depends on the operator, or isn't offered
 * yet, says so.
 */
export interface PrivacyPolicy {
  /** The labels around the text; `updated` contains `{date}`. */
  readonly words: Readonly<Record<'updated' | 'contents' | 'what' | 'purpose' | 'basis', string>>;
  readonly opening: readonly string[];
  readonly sections: Readonly<Record<PolicySectionId, PolicySection>>;
}
