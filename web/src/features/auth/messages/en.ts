import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'Log in or create an account',

  introTitle: 'A calm journal for your daily life',
  introText: 'COGN helps neurodivergent people know themselves and look after their routine, mood and health.',
  introEasyTitle: 'A few taps',
  introEasyText: 'Record your mood or a glass of water in a moment.',
  introKindTitle: 'No pressure',
  introKindText: 'Nobody counts your days here. An empty day is just an empty day.',
  introOwnTitle: 'The journal is yours',
  introOwnText: 'No other account sees your entries. There are no ads and no trackers.',

  loginTitle: 'Log in',
  loginText: 'Good to have you here.',
  logIn: 'Log in to my account',
  forgotPassword: 'I forgot my password',
  byPhone: 'Log in with phone',
  noAccount: 'No account yet?',
  toSignUp: 'Create an account',
  noSignUp: {
    title: {
      invitation: 'Accounts by invitation',
      closed: 'No new accounts for now',
    },
    invitation: 'On this server, accounts start with an invitation. If you got one, open the link in the email.',
    closed: 'This server is not opening new accounts at the moment.',
    operator: 'Who runs this server: {who}',
  },
  loginErrorTitle: 'Login error',
  invalidCredentials: 'Invalid email or password. Check both and try again.',
  emailNotConfirmed: 'Email not confirmed. Please check your inbox or resend the confirmation email.',

  credentialsMissing: 'You must provide either an email or phone number and a password',

  confirmTitle: 'Confirm your email',
  confirmSentTo: 'The email went to {email}.',
  confirmText: 'Open the email and press its button, or enter the code here.',
  confirmAskEmail: 'To go on, enter the email you signed up with.',
  confirmCode: 'Confirm code',
  resend: 'Send the email again',
  resendAt: 'You can ask again at {time}.',
  resendLimit: 'You must wait {seconds} seconds between email resends.',
  resentTitle: 'Email sent',
  resentText: 'If it does not appear, check the spam folder.',
  resendFailedTitle: 'Failed to resend email',
  resendFailedText: 'Something stopped it. Please try again in a minute.',
  emailNotFound: 'There is no address for the confirmation. Please enter your email.',
  useSms: 'Get the code by SMS',
  smsTitle: 'Under construction',
  smsText: 'Confirming by SMS is still under construction. For now, please use the email.',
  useMail: 'Use the email',
  correctPhone: 'Correct the phone',
  correctEmail: 'Correct the email',
  backToLogin: 'Back to login',

  privacyTitle: 'Privacy Policy',
  privacyAgree: 'Agree to the policy',
  privacyBack: 'Back to sign-up',
  privacyLeave: 'Go back',
} satisfies Translated<typeof auth>;
