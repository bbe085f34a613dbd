/** What a person can consent to, each on its own. `privacy_policy` is the agreement at sign-up. */
export const consentPurposes = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The version of the words that are shown now, per purpose: the date of their last change. A new version is asked for anew. */
export const consentVersions: Readonly<Record<ConsentPurpose, string>> = {
  privacy_policy: '2025-09-28',
  health: '2025-09-28',
  spirituality: '2025-09-28',
  crisis_messages: '2025-09-28',
};
