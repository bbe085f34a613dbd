/**
 * Every text that the specification prescribes word for word, with its section. The English texts never change. So the rules
 * about pressure, length and unused keys skip them, and a check requires each text in its place in the app.
 *
 * `in` names that place: a key of a catalogue, or a file. `waits` names a future page: the check requires the text as soon as
 * that page exists.
 * @type {{ section: number, text: string, in?: string, waits?: string }[]}
 */
export const specifiedTexts = [
  { section: 2, text: 'COGN Premium', in: 'web/src/shared-features/upsell/premium-dialog.tsx' },
  { section: 2, text: 'Unexpected Application Error!', in: 'web/src/app/failure/unexpected-error.tsx' },
  {
    section: 5,
    text: 'You must provide either an email or phone number and a password',
    in: 'auth:credentialsMissing',
  },
  { section: 5, text: 'The entered passwords do not match. Please try again.', in: 'auth-ui:passwordsDiffer' },
  { section: 5, text: 'You must agree to the Privacy Policy to create an account.', in: 'sign-up:privacyMissing' },
  { section: 5, text: 'Please fill in the food name and quantity.', in: 'nutrition:required' },
  { section: 5, text: 'Required Fields', in: 'nutrition:requiredTitle' },
  { section: 5, text: 'Please enter your weight.', in: 'weight:required' },
  { section: 5, text: 'Please fill in name, dosage, and time.', in: 'medicine-form:required' },
  { section: 5, text: 'Please describe the situation.', in: 'camouflage:situationRequired' },
  { section: 5, text: 'Please select a JPG, PNG, or GIF file.', in: 'photo:notAPhoto' },
  { section: 5, text: 'There is no data to export for the selected options and period.', in: 'export:nothing' },
  {
    section: 6,
    text: 'This is an exclusive feature for Premium users. Upgrade to unlock!',
    in: 'upsell:locked',
  },
  { section: 8, text: 'Error loading profile.', in: 'core:errors.loadingProfile' },
  { section: 8, text: 'Error saving profile.', in: 'core:errors.savingProfile' },
  { section: 8, text: 'Error uploading photo.', in: 'photo:notSent' },
  { section: 8, text: 'Error saving photo URL.', in: 'photo:urlFailed' },
  { section: 8, text: 'Error loading entries.', in: 'core:errors.loadingEntries' },
  { section: 8, text: 'Error saving entry.', in: 'core:errors.savingEntry' },
  { section: 8, text: 'Error removing entry.', in: 'core:errors.removingEntry' },
  { section: 8, text: 'Failed to log out.', in: 'app:logOutFailed' },
  { section: 8, text: 'Email not confirmed', in: 'web/src/shared-features/auth-ui/read-refusal.ts' },
  { section: 8, text: 'User already registered', in: 'web/src/shared-features/auth-ui/read-refusal.ts' },
  { section: 8, text: 'User not found', in: 'server/src/http/refusals/auth-refusals.ts' },
  { section: 8, text: 'Invalid email or password', in: 'auth:invalidCredentials' },
  {
    section: 8,
    text: 'Email not confirmed. Please check your inbox or resend the confirmation email.',
    in: 'auth:emailNotConfirmed',
  },
  {
    section: 8,
    text: 'This email is already registered. Please log in or reset your password.',
    in: 'sign-up:alreadyRegistered',
  },
  {
    section: 8,
    // The server's response begins with this text, and a number of seconds follows. The app recognises it by the beginning.
    text: 'For security purposes',
    in: 'web/src/shared-features/auth-ui/read-refusal.ts',
  },
  // The specification says 60 seconds, which is the default of SEND_INTERVAL_SECONDS.
  { section: 8, text: 'You must wait {seconds} seconds between email resends.', in: 'auth:resendLimit' },
  { section: 8, text: 'Failed to resend email.', in: 'auth:resendFailedTitle' },
  { section: 8, text: 'Failed to send code.', in: 'phone:sendFailed' },
  { section: 8, text: 'Invalid code.', in: 'auth-ui:codeRefusedTitle' },
  { section: 8, text: 'Failed to update password.', in: 'update-password:failedTitle' },
  { section: 8, text: 'Error sending reset link.', in: 'forgot-password:failedTitle' },
  { section: 8, text: 'Signup Failed', in: 'sign-up:failedTitle' },
  { section: 8, text: 'Error verifying phone.', in: 'phone:failed' },
  { section: 8, text: 'Error saving crisis event.', in: 'crisis:failed' },
  { section: 8, text: 'Error saving description.', in: 'crisis:descriptionFailed' },
  { section: 8, text: 'Speech recognition error.', in: 'dictation:failed' },
  { section: 8, text: 'This feature has not been implemented yet.', in: 'export:notImplemented' },
  { section: 8, text: 'Something went wrong.', in: 'auth-ui:failedTitle' },
];

/** Removes the final full stop, because a heading omits the full stop that the same text has in a list. */
const bare = (text) => text.replace(/\.$/u, '');

/** Whether a text is exactly one of the specified texts. */
export function isSpecified(text) {
  return specifiedTexts.some((specified) => bare(specified.text) === bare(text));
}

/** Whether a text equals or begins with a specified text. */
export function says(text, specified) {
  return text !== undefined && text.startsWith(bare(specified));
}
