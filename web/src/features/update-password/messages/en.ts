import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: 'New password',
  text: 'Choose the new password for the account {email}.',
  newPassword: 'New password',
  save: 'Save new password',
  openTitle: 'Let us choose a new password',
  openText: 'Press the button to open your account with this link.',
  open: 'Continue',
  doneTitle: 'Password updated',
  doneText: 'You stay logged in. Other devices will ask for the new password.',
  failedTitle: 'Failed to update password',
  failedText: 'The password has not changed. Try again in a moment.',
  sessionOld: 'For safety, ask for a new link under “I forgot my password”.',
  expiredTitle: 'This link is no longer valid',
  expiredText: 'It expires after a while and works only once. That is normal.',
  emptyTitle: 'This page opens from the email',
  emptyText: 'To choose a new password, ask for the link and press the button in the email.',
  requestNew: 'Ask for a new link',
  toLogin: 'Log in to my account',
} satisfies Translated<typeof updatePassword>;
