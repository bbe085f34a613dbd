/**
 * The server's job kinds and failure reasons for which the app has a message. tests/contract/admin.test.ts compares the
 * kinds with the server's.
 */
export const jobNames = {
  kinds: [
    'crisis-sms',
    'crisis-email',
    'crisis-follow',
    'push-ring',
    'push-sweep',
    'account-deletion',
    'account-deletion-mail',
    'account-kept-mail',
    'account-notice',
    'account-erasure',
    'billing-reading',
    'billing-ending',
    'billing-forgetting',
    'billing-reconciling',
  ],
  reasons: [
    'crisis_message_not_sent',
    'crisis_attempts_cut',
    'restored',
    'every_run_failed',
    'every_run_was_cut',
    'run_failed',
    'attempt_cut',
    'large_tables_wait_for_the_night',
    'stripe_not_reached',
    'stripe_key_refused',
    'stripe_not_allowed',
    'stripe_refused',
  ],
} as const;
