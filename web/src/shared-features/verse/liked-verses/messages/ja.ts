import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: '好きな一節',
  none: '好きな一節は、ここに残ります。',
  unlike: 'リストから外す',
  unlikeNamed: 'リストから外す：{verse}',
} satisfies Translated<typeof likedVerses>;
