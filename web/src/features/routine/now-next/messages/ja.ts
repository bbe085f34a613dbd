import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: 'いま',
  next: 'つぎ',
  done: 'できた',
  leave: 'あとにする',
  undo: '元に戻す：{name}',
  nothing: 'いまは何もありません',
  nothingText: '自由に過ごせる時間です。',
  later: 'あとで大丈夫です',
  laterText: 'ステップはルーティンに残っています。',
  again: 'ステップをもう一度見る',
} satisfies Translated<typeof nowNext>;
