import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: '今日の出来事',
  category: 'どんなこと？',
  categoryRequired: 'いちばん近いものを選んでください。',
  achievement: 'できたこと',
  learning: '学んだこと',
  challenge: 'むずかしかったこと',
  specialMoment: '特別なひととき',
  observation: '気づいたこと',
  reflection: '考えたこと',
  text: '何がありましたか？',
  textHint: 'ひとことで十分です。',
  textRequired: '出来事を少し書いてください。',
  onThisDay: '過去の同じ日',
  show: '表示',
  all: 'すべて',
  byCategory: '種類ごとの記録',
  count: '記録',
  mostOften: '記録は{count, plural, other {#件}}あります。いちばん多かったのは「{category}」です。',
  mostOftenMany: '記録は{count, plural, other {#件}}あります。特に多い種類はありません。',
} satisfies Translated<typeof facts>;
