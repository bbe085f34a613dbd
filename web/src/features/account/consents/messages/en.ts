import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Permission saved',
  withdrawn: 'Permission withdrawn',
  failed: 'The choice was not saved',
  policy: 'Read the Privacy Policy',
  policyAgreed: 'You agreed to the policy on {date}.',
  policyOlder: 'You agreed to the policy on {date}. A supplement came later, which you can read.',
  grantedSince: 'You have agreed since {date}.',
  withdrawnSince: 'No permission since {date}.',
  unasked: 'You have not agreed so far.',
  withdraw: 'Withdraw permission',
  give: 'Agree',
  about: '{verb}: {name}',
  health: {
    name: 'Health data',
    text: 'Keep what you record about your body and mind, such as mood, sleep and weight.',
    after: 'Without permission, nothing new is kept. You can still read, copy and remove.',
  },
  spirituality: {
    name: 'Spirituality',
    text: 'Keep the practices and beliefs that you record on the spirituality page.',
    after: 'Without permission, nothing new is kept. What you recorded before stays yours.',
  },
  crisis_messages: {
    name: 'Crisis messages',
    text: 'Alert the contacts you choose, only when you use the crisis button.',
    after: 'Without permission, no contact is alerted.',
  },
} satisfies Translated<typeof consents>;
