import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'Confirm that it is you',
  text: 'Your account asks for a code as well as the password.',
  appCode: 'Code from the authenticator app',
  appRefused: 'The code does not match. It changes every 30 seconds; use the one shown now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'It is one of the codes you saved. Each one works once.',
  recoveryMissing: 'Enter a recovery code.',
  recoveryRefused: 'This code does not match or has already been used.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code from the app',
  continue: 'Continue',
} satisfies Translated<typeof secondFactor>;
