/** One kind of data: its name, its content, its purpose, and its legal basis. */
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

/** The labels of the operator's name and contact, and the texts to show if these are missing. */
export type OperatorMessages = Readonly<Record<'name' | 'nameUnknown' | 'contact' | 'contactUnknown', string>>;

export interface PolicySection {
  readonly heading: string;
  /** Short paragraphs with short sentences. */
  readonly text: readonly string[];
  /** Labels for the operator of this server, whose name and contact come from the settings. */
  readonly operator?: OperatorMessages;
  readonly list?: readonly string[];
  readonly data?: readonly PolicyData[];
}

/**
 * A section about the changes to the policy since its first version. `dated` is a label that contains `{date}`, for the date
 * of the newest version.
 */
export interface PolicySupplement {
  readonly dated: string;
  readonly section: PolicySection;
}

/**
 * The privacy policy in one language: the unchanged first version, to which people agreed. It promises only what the program
 * does today. It marks what depends on the operator and what is not offered yet.
 */
export interface PrivacyPolicy {
  /** The labels around the text; `updated` contains `{date}`. */
  readonly words: Readonly<Record<'updated' | 'contents' | 'what' | 'purpose' | 'basis', string>>;
  readonly opening: readonly string[];
  readonly sections: Readonly<Record<PolicySectionId, PolicySection>>;
}
