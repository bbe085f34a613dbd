import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: '你喜欢的短句',
  none: '你喜欢的短句会保存在这里。',
  unlike: '移出列表',
  unlikeNamed: '移出列表：{verse}',
} satisfies Translated<typeof likedVerses>;
