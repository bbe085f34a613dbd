import type { Translated } from '#core/messages/translated.ts';
import type thoughtPins from './pt.ts';

export default {
  title: 'ピン留め',
  pin: 'ピン留めする',
  unpin: 'ピン留めを外す',
  pinned: 'ピン留めしました',
  pinnedHere: 'この端末でピン留めしました',
  unpinned: 'ピン留めを外しました',
  unpinnedHere: 'この端末でピン留めを外しました',
  full: 'ピン留めは{most}件までです。どれかを外すと、これをピン留めできます。',
  openDay: '{date}を開く',
} satisfies Translated<typeof thoughtPins>;
