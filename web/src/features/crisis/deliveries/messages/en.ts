import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': 'queued, not sent yet.',
  'state-sent-sms': 'sent to the carrier. Not known yet whether it arrived.',
  'state-sent-email': 'accepted by the email server. More is not known.',
  'state-delivered': 'delivered.',
  'state-failed': 'not delivered, and it will not be tried again.',
  'state-not_configured': 'this server does not send this way. Nothing was sent.',
  'state-not_known': 'it is not known whether it went out.',
  'reason-number_not_valid': 'The number does not look like a phone with its country code.',
  'reason-address_not_valid': 'The email address is not valid.',
  'reason-consent_withdrawn': 'The permission was taken back before it was sent.',
  'reason-too_late': 'Not sent: too much time had passed.',
  'reason-too_many_new': 'There were many new contacts in a short time. COGN did not send to this one.',
  'reason-too_many_of_new_accounts': 'Today this server has sent all it can for new accounts.',
  'reason-number_not_served': 'This server sends no SMS to that country.',
  triedWithoutSuccess: 'One try did not work. There will be another.',
  triedAgain: 'It will be tried once more.',
  notTriedAgain: 'It will not be tried again.',
  mayComeTwice: 'The message may arrive twice.',
  toContact: '{name}, by {way}:',
  noWays:
    'This server won’t alert anyone for you. The button keeps the request and shows how to call, send an SMS or copy the message.',
  consentNoWays: 'Keeping a request takes your permission, because a server that can send messages writes to your contacts.',
  confirmNoWays: 'This server sends no messages. The request is kept, and next you see the ways to reach: {names}.',
  noWayTo: '{name}: this server sends no messages to this contact.',
  copyMessage: 'Copy message',
  messageCopied: 'Message copied',
  messageNotCopied: 'It could not be copied. You can select the text.',
  sms: 'SMS',
  email: 'email',
} satisfies Translated<typeof deliveries>;
