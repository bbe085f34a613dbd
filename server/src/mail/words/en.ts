import type { MailWords } from '../mail-words.ts';

export const en: MailWords = {
  tag: 'en',
  hello: 'Hello,',
  code: 'If you prefer, type this code on the confirmation page:',
  address: 'If the button does not open, copy this address into your browser:',
  validFor: (hours) => `The link and the code are good for ${hours === 1 ? '1 hour' : `${hours} hours`}.`,
  signup: {
    subject: 'Confirm your email for COGN',
    title: 'Confirm your email',
    lead: 'We are glad that you are here. Only one step is left: confirm that this email is yours.',
    button: 'Confirm my email',
    unasked: 'If you did not create a COGN account, you can ignore this message. Nothing will happen.',
  },
  recovery: {
    subject: 'Set a new password for COGN',
    title: 'Set a new password',
    lead: 'We were asked to change the password of your COGN account.',
    button: 'Set a new password',
    unasked: 'If it was not you, you can ignore this message. Your password stays as it is.',
  },
  magiclink: {
    subject: 'Your way into COGN',
    title: 'Sign in to COGN',
    lead: 'Here is the link that you asked for. You need no password.',
    button: 'Sign in to COGN',
    unasked: 'If it was not you, you can ignore this message. Nobody gets in without it.',
  },
  accountExists: {
    subject: 'You already have a COGN account',
    title: 'You already have an account',
    lead: 'Somebody tried to create a COGN account with this email. It exists already, so nothing has changed.',
    signIn: 'Sign in to my account',
    newPassword: 'If you forgot your password, set a new one here:',
    unasked: 'If it was not you, you can ignore this message. Whoever tried has learned nothing about you.',
  },
};
