import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: '上个月',
  later: '下个月',
  marked: '有记录',
} satisfies Translated<typeof dayPicker>;
