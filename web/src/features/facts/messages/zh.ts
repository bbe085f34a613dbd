import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: '今日点滴',
  category: '是哪一类？',
  categoryRequired: '请选择最接近的一类。',
  achievement: '成果',
  learning: '学到的事',
  challenge: '不容易的事',
  specialMoment: '特别时刻',
  observation: '观察',
  reflection: '思考',
  text: '发生了什么？',
  textHint: '写一句就够了。',
  textRequired: '请写几个字。',
  onThisDay: '往日今天',
  show: '显示',
  all: '全部',
  byCategory: '各类记录',
  count: '记录',
  mostOften: '共有 {count, plural, other {# 条}}记录。记得最多的是“{category}”。',
  mostOftenMany: '共有 {count, plural, other {# 条}}记录。没有哪一类特别多。',
} satisfies Translated<typeof facts>;
