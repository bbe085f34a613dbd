/** One kind of data: its name, its purpose, and its legal ground. */
export interface PolicyData {
  readonly name: string;
  readonly what: string;
  readonly purpose: string;
  readonly basis: string;
}

/** The sections in reading order; every language has all of them. */
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

/** The labels of the operator's name and contact, and the texts for missing ones. */
export type OperatorMessages = Readonly<Record<'name' | 'nameUnknown' | 'contact' | 'contactUnknown', string>>;

export interface PolicySection {
  readonly heading: string;
  /** Short paragraphs of short sentences. */
  readonly text: readonly string[];
  /** Shows the operator of this server, from its settings. */
  readonly operator?: OperatorMessages;
  readonly list?: readonly string[];
  readonly data?: readonly PolicyData[];
}

/** Changes since the text, as a section of its own with the policy version's date. `dated` contains `{date}`. */
export interface PolicySupplement {
  readonly dated: string;
  readonly section: PolicySection;
}

/**
 * The privacy policy in one language: the unchanged first version that people agreed to. It promises only what the program
 * does today, and marks everything that depends on the operator or is not offered yet.
 */
export interface PrivacyPolicy {
  /** The labels around the text; `updated` contains `{date}`. */
  readonly words: Readonly<Record<'updated' | 'contents' | 'what' | 'purpose' | 'basis', string>>;
  readonly opening: readonly string[];
  readonly sections: Readonly<Record<PolicySectionId, PolicySection>>;
}
