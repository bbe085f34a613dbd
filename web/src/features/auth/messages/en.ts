import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'Log in or create an account',

  introTitle: 'A calm journal for your daily life',
  introText: 'COGN helps neurodivergent people know themselves and look after routine, mood and health.',
  introEasyTitle: 'A few taps',
  introEasyText: 'Note your mood or a glass of water in a moment.',
  introKindTitle: 'No pressure',
  introKindText: 'There are no streaks and no lost points. An empty day is just an empty day.',
  introOwnTitle: 'The journal is yours',
  introOwnText: 'No other account sees your entries. There are no ads and no trackers.',

  loginTitle: 'Log in',
  loginText: 'Good to have you here.',
  logIn: 'Log in to my account',
  forgotPassword: 'I forgot my password',
  byPhone: 'Log in by phone',
  noAccount: 'No account yet?',
  toSignUp: 'Create an account',
  loginErrorTitle: 'Login error',
  invalidCredentials: 'Invalid email or password. Check both and try again.',
  emailNotConfirmed: 'Email not confirmed. Please check your inbox or resend the confirmation email.',

  credentialsMissing: 'You must provide either an email or phone number and a password',

  confirmTitle: 'Confirm your e-mail',
  confirmSentTo: 'The e-mail went to {email}.',
  confirmText: 'Open the e-mail and press its button, or write the code here.',
  confirmAskEmail: 'Write the e-mail that you signed up with to go on.',
  confirmCode: 'Confirm code',
  resend: 'Send the e-mail again',
  resendAt: 'You can ask again at {time}.',
  resendLimit: 'You must wait 60 seconds between email resends.',
  resentTitle: 'E-mail sent',
  resentText: 'If it does not appear, have a look in the spam folder.',
  resendFailedTitle: 'Failed to resend email',
  resendFailedText: 'Something stopped it. Please try again in a minute.',
  emailNotFound: 'There is no address for the confirmation. Please write your e-mail.',
  useSms: 'Get the code by SMS',
  smsTitle: 'Under construction',
  smsText: 'Confirming by SMS is still under construction. For now, please use the e-mail.',
  useMail: 'Use the e-mail',
  correctPhone: 'Correct the phone',
  correctEmail: 'Correct the e-mail',
  backToLogin: 'Back to login',

  privacyTitle: 'Privacy Policy',
  privacyAgree: 'Agree to the policy',
  privacyBack: 'Back to sign-up',
  privacyLeave: 'Go back',
} satisfies Translated<typeof auth>;
