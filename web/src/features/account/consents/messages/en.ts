import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Agreement kept',
  withdrawn: 'Agreement withdrawn',
  failed: 'The choice was not kept',
  policy: 'Read the Privacy Policy',
  grantedSince: 'You have agreed since {date}.',
  withdrawnSince: 'No agreement since {date}.',
  unasked: 'You have not agreed so far.',
  withdraw: 'Withdraw',
  give: 'Agree',
  about: ': {name}',
  health: {
    name: 'Health data',
    text: 'Keep what you note about body and mind, such as mood, sleep and weight.',
    after: 'Without agreement nothing new is kept. Reading, exporting and removing stay possible.',
  },
  spirituality: {
    name: 'Spirituality',
    text: 'Keep the practices and beliefs that you note on the spirituality page.',
    after: 'Without agreement nothing new is kept. What you noted before stays yours.',
  },
  crisis_messages: {
    name: 'Crisis messages',
    text: 'Tell the contacts that you choose, only when you use the crisis button.',
    after: 'Without agreement no contact is told.',
  },
} satisfies Translated<typeof consents>;
