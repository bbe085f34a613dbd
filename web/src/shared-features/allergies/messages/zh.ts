import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: '与你资料中的过敏原有相同的词：{names}',
  note: '这里只比较文字，食品标签更准确。',
} satisfies Translated<typeof allergies>;
