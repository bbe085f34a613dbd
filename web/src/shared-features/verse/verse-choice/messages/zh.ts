import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: '短句来自哪里',
  'set-secular': 'COGN 的短句（无宗教）',
  'set-scripture': '经典的意译',
  'set-off': '不显示',
  scriptureNote: '这些是用我们自己的话写的短句，每句都注明出处。',
  ownNote: '{translation}。许可：{licence}。来源：{source}。',
  tradition: '传统',
  'tradition-all': '全部轮流',
  'tradition-christian': '基督教',
  'tradition-jewish': '犹太教',
  'tradition-muslim': '伊斯兰教',
  'tradition-buddhist': '佛教',
  'tradition-hindu': '印度教',
  'tradition-taoist': '道教经典',
  kept: '短句选择已保存',
  keptHere: '短句选择已保存在此设备',
} satisfies Translated<typeof verseChoice>;
