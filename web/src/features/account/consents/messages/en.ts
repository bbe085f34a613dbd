import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Agreement saved',
  withdrawn: 'Agreement withdrawn',
  failed: 'The choice was not saved',
  policy: 'Read the Privacy Policy',
  policyAgreed: 'You agreed to the policy on {date}.',
  policyOlder: 'You agreed to the policy on {date}. A supplement came later, which you can read.',
  grantedSince: 'You have agreed since {date}.',
  withdrawnSince: 'No agreement since {date}.',
  unasked: 'You have not agreed so far.',
  withdraw: 'Withdraw agreement',
  give: 'Agree',
  about: '{verb}: {name}',
  health: {
    name: 'Health data',
    text: 'Keep what you note about your body and mind, such as mood, sleep and weight.',
    after: 'Without agreement, nothing new is kept. You can still read, copy and remove.',
  },
  spirituality: {
    name: 'Spirituality',
    text: 'Keep the practices and beliefs that you note on the spirituality page.',
    after: 'Without agreement, nothing new is kept. What you noted before stays yours.',
  },
  crisis_messages: {
    name: 'Crisis messages',
    text: 'Alert the contacts you choose, only when you use the crisis button.',
    after: 'Without agreement, no contact is alerted.',
  },
} satisfies Translated<typeof consents>;
