/**
 * The purposes of consent, each given separately.
 * - `privacy_policy`: the agreement at sign-up. Nothing checks it later, but the app notifies people who agreed to an older text.
 * - `health`: adding and changing health records. The database requires it (`app.ask_consent`, `app.guard_profile_health`).
 * - `spirituality`: adding and changing entries about spirituality. The database requires it (`app.ask_consent`).
 * - `crisis_messages`: storing the text of alerts (required by `app.ask_consent`), and sending alerts to the emergency
 *   contacts (required by server/src/functions/crisis-alert).
 */
export const consentPurposes = ['privacy_policy', 'health', 'spirituality', 'crisis_messages'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** The date of the policy's text. The text never changes; a supplement with its own date extends it (decision 33). */
export const policyTextDate = '2025-09-28';

/**
 * The current version of each consent text: the date of its last change, 'YYYY-MM-DD'. For the policy it is the supplement's
 * date. The app notifies people who agreed to an older version (`agreedToOlder`).
 */
export const consentVersions: Readonly<Record<ConsentPurpose, string>> = {
  privacy_policy: '2026-11-28',
  health: '2025-09-28',
  spirituality: '2025-09-28',
  crisis_messages: '2025-09-28',
};
