/** What a person can consent to, each on its own. `privacy_policy` is the agreement at sign-up. */
export const consentPurposes = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The date of the policy's text. The text never changes; a supplement with its own date extends it (decision 33). */
export const policyTextDate = '2025-09-28';

/**
 * The version of the words that are shown now, per purpose: the date of their last change, 'YYYY-MM-DD'. For the policy it is its
 * supplement's; whoever agreed to an older one is told (`agreedToOlder`).
 */
export const consentVersions: Readonly<Record<ConsentPurpose, string>> = {
  privacy_policy: '2026-11-23',
  health: '2025-09-28',
  spirituality: '2025-09-28',
  crisis_messages: '2025-09-28',
};
