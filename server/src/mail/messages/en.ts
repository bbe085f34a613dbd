import type { MailMessages } from '../mail-messages.ts';

export const en: MailMessages = {
  tag: 'en',
  hello: 'Hello,',
  code: 'If you prefer, type this code on the confirmation page:',
  address: 'If the button does not open, copy this address into your browser:',
  validFor: (hours) => `The link and the code work for ${hours === 1 ? '1 hour' : `${hours} hours`}.`,
  signup: {
    subject: 'Confirm your email for COGN',
    title: 'Confirm your email',
    lead: 'It is good to have you here. One step is left: confirming that this email is yours.',
    button: 'Confirm my email',
    unasked: 'If you did not create a COGN account, you can ignore this message. Nothing will happen.',
  },
  recovery: {
    code: 'If you prefer, type this code in COGN, on the page for a forgotten password:',
    subject: 'Set a new password for COGN',
    title: 'Set a new password',
    lead: 'We were asked to change the password of your COGN account.',
    button: 'Set a new password',
    unasked: 'If it was not you, you can ignore this message. Your password stays as it is.',
  },
  magiclink: {
    subject: 'Your link to log in to COGN',
    title: 'Log in to COGN',
    lead: 'Here is the link that you asked for. No password is needed.',
    button: 'Log in to COGN',
    unasked: 'If it was not you, you can ignore this message. Only whoever receives it has the link and the code.',
  },
  email_change: {
    subject: 'Confirm your new email for COGN',
    title: 'Confirm your new email',
    lead: 'We were asked to use this email for your COGN account.',
    button: 'Confirm the new email',
    unasked: 'If it was not you, you can ignore this message. Nothing will change.',
  },
  email_change_current: {
    subject: 'Request to change your email for COGN',
    title: 'A change of email',
    lead: 'We were asked to change the email of your COGN account. It changes only once you confirm in both emails.',
    button: 'Confirm the change',
    unasked: 'If it was not you, do not confirm, and set a new password. Your email stays as it is.',
  },
  invite: {
    subject: 'An invitation to COGN',
    title: 'You are invited',
    lead: 'Somebody prepared a COGN account for you. It is ready once you confirm this email.',
    button: 'Accept the invitation',
    unasked: 'If you do not want the account, you can ignore this message. Nothing will happen.',
  },
  reauthentication: {
    subject: 'Your COGN confirmation code',
    title: 'Confirm that it is you',
    code: 'To change your password or delete your account, type this code in COGN:',
    validFor: 'The code works for 1 hour.',
    unasked: 'If it was not you, you can ignore this message. Your password and account stay as they are.',
  },
  accountExists: {
    subject: 'You already have a COGN account',
    title: 'You already have an account',
    lead: 'Somebody tried to create a COGN account with this email. The account already exists, so nothing has changed.',
    signIn: 'Log in to my account',
    newPassword: 'If you forgot your password, set a new one here:',
    unasked: 'If it was not you, you can ignore this message. Whoever tried has learned nothing about you.',
  },
  deletion: {
    asked: {
      subject: 'Your COGN account will be deleted',
      title: 'Your account will be deleted',
      lead: (moment) => `We were asked to delete your account. It and your data will be deleted on ${moment} (UTC).`,
      keep: 'If you change your mind before then, log in to COGN and choose “Keep my account”. Everything is still in its place.',
      unasked: 'If it was not you, log in, keep the account and change your password.',
    },
    kept: {
      subject: 'Your COGN account stays',
      title: 'Your account stays',
      lead: 'The request to delete your account was taken back. It and your data are still in their place.',
      unasked: 'If it was not you, log in to COGN and change your password.',
    },
    done: {
      subject: 'Your COGN account has been deleted',
      title: 'Your account has been deleted',
      lead: 'Your account and your data have left the server.',
      rest: 'Backups of whoever runs the server may hold them for some time. Take good care.',
    },
  },
  notices: {
    password_changed: {
      subject: 'A new password for your COGN account',
      title: 'Your password has changed',
      lead: 'Your COGN account has a new password. If your calendar had a private address, it was turned off. You can create another on the calendar page.',
    },
    email_changed: {
      subject: 'A new email for your COGN account',
      title: 'Your email has changed',
      lead: 'Your COGN account now uses another email. This one no longer opens it.',
    },
    phone_changed: {
      subject: 'A new phone number for your COGN account',
      title: 'Your phone number has changed',
      lead: 'Your COGN account has a new phone number.',
    },
    factor_added: {
      subject: 'Two-step verification for your COGN account',
      title: 'Two-step verification',
      lead: 'An authenticator app was added to your COGN account. When you log in, we ask for a code from it.',
    },
    factor_removed: {
      subject: 'An authenticator app was removed from your COGN account',
      title: 'An authenticator app was removed',
      lead: 'An authenticator app was removed from your COGN account.',
    },
    recovery_codes_made: {
      subject: 'New recovery codes for your COGN account',
      title: 'New recovery codes',
      lead: 'New recovery codes were created for your COGN account. Earlier ones no longer work.',
    },
    recovery_code_used: {
      subject: 'A recovery code of your COGN account was used',
      title: 'A recovery code was used',
      lead: 'Somebody logged in to your COGN account with a recovery code. That code no longer works.',
    },
    recovery_codes_removed: {
      subject: 'Recovery codes removed from your COGN account',
      title: 'Recovery codes were removed',
      lead: 'The recovery codes of your COGN account were removed.',
    },
    calendar_address_made: {
      subject: 'A new calendar address for your COGN account',
      title: 'A private calendar address was created',
      lead: 'Whoever has this address can read the appointments of your COGN account. You can turn it off on the calendar page.',
    },
    push_device_added: {
      subject: 'One more device gets notifications from COGN',
      title: 'One more device gets notifications',
      lead: 'Your COGN account now sends notifications to one more device.',
    },
  },
  noticeFacts: {
    when: (moment) => `When: ${moment} (UTC)`,
    device: (messages) => `Device: ${messages}`,
    known: 'If it was you, there is nothing to do.',
    unknown:
      'If it was not you, log in to COGN and change your password. That ends the other sessions. If your password does not work, ask for a new one on the login page.',
    lost: 'If it was not you, change the password of this mailbox. Then write to whoever runs your COGN. The privacy policy says how to reach them.',
  },
};
