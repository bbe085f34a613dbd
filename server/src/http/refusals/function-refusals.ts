import type { RefusalFacts } from '#errors.ts';

/**
 * The refusals of functions/v1. The refusals of alerts say what the user can do instead of an alert, so that no user
 * waits for help that was never requested.
 */
export const functionRefusals = {
  alert_takes_premium: {
    status: 403,
    message:
      'Alerts are part of premium. Call or write to your contacts yourself; Help now has their numbers and help lines.',
  },
  alert_takes_address: {
    status: 403,
    message:
      'Add your e-mail address or phone number to this account first. Nothing was sent: call or write to your contacts yourself.',
  },
  alert_takes_contacts: { status: 422, message: 'There is no emergency contact yet. Add one in the profile.' },
  alert_takes_consent: {
    status: 403,
    message: 'Agree to messages being sent to your contacts first (crisis_messages). Nothing was sent.',
  },
  alert_id_taken: { status: 409, message: 'This id belongs to another record. Send the alert with a new one.' },
  over_alert_limit: {
    status: 429,
    message:
      'Many alerts went out already, and no further one is taken for now. Call or write to your contacts yourself, or call a help line.',
  },
  push_not_possible: {
    status: 422,
    message: 'This server sends notifications to the known push services only (PUSH_HOSTS), and this device names another.',
  },
  push_token_not_valid: { status: 403, message: 'This notification can no longer be answered. Open COGN to do so.' },
  push_takes_consent: {
    status: 403,
    message: 'Agree to health records being kept first (health). Nothing was recorded.',
  },
  push_nothing_to_answer: { status: 410, message: 'What this notification was about is not there any more.' },
  health_link_takes_consent: {
    status: 403,
    message: 'Agree to health records being kept first (health). No link was created.',
  },
  too_many_health_links: { status: 409, message: 'Ten links are active already. End one first. No link was created.' },
  health_link_passcode: { status: 401, message: 'The passcode is missing or wrong.' },
  last_admin: {
    status: 409,
    message: 'Somebody has to administer this server: make another person an administrator first.',
  },
  own_account: { status: 409, message: 'Nobody closes their own account here. The settings hold a way to end it.' },
  account_closed: { status: 409, message: 'This account is closed. Open it first.' },
  account_not_closed: { status: 409, message: 'This account is not closed.' },
  account_confirmed: {
    status: 409,
    message: 'This address is confirmed already, or the account has none. Nothing was sent.',
  },
  premium_day_over: { status: 422, message: 'Choose a day that is not over yet (UTC).' },
  job_not_given_up: { status: 404, message: 'No job with this id was given up. Pending jobs run by themselves.' },
  account_anonymous: {
    status: 409,
    message: 'This account has no e-mail address or phone number, so nobody could sign in to it to administer the server.',
  },
  billing_takes_address: {
    status: 403,
    message: 'Add your e-mail address or phone number to this account first. Nothing was bought.',
  },
  billing_event_not_valid: { status: 400, message: 'This is no event that Stripe signed for this server.' },
  billing_subscribed: { status: 409, message: 'There is a subscription already. Nothing was bought.' },
  billing_not_subscribed: { status: 409, message: 'There is no subscription that could be changed.' },
  billing_account_ending: {
    status: 409,
    message: 'This account is closed or waits for its deletion. Nothing was bought; keep the account first.',
  },
  billing_busy: {
    status: 503,
    message: 'Another page changes the payments of this account just now. Nothing was done here; try again in a moment.',
  },
  billing_not_reached: {
    status: 503,
    message: 'The payment provider could not be asked. Whether something changed there is shown once it answers.',
  },
} satisfies Record<string, RefusalFacts>;
