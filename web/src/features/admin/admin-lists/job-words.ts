/** What the page has words for, by the server's own names: kinds of jobs, and why one did not end. tests/contract/admin.test.ts compares the kinds. */
export const jobWords = {
  kinds: [
    'crisis-sms',
    'crisis-email',
    'crisis-follow',
    'push-ring',
    'push-sweep',
    'account-deletion',
    'account-deletion-mail',
    'account-kept-mail',
    'account-erasure',
    'billing-reading',
    'billing-ending',
    'billing-forgetting',
  ],
  reasons: [
    'crisis_message_not_sent',
    'crisis_attempts_cut',
    'restored',
    'every_run_failed',
    'every_run_was_cut',
    'run_failed',
    'attempt_cut',
  ],
} as const;
