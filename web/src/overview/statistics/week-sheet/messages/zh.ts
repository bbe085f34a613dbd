import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: '你的一周',
  before: '上一周',
  after: '下一周',
  sleep: '睡眠（小时）',
  hours: '{hours}:{minutes}',
  water: '饮水（升）',
  doses: '服药次数',
  blank: '留空',
  faces: '这一周的表情',
  mostMood: '出现天数最多的心情是“{mood}”。',
  severalMoods: '没有哪种心情特别多。',
  meanSleep: '平均睡了{hours}。',
  noted: '这是你在这几天记录的内容。',
  nothing: '这七天都是空白，没关系。',
} satisfies Translated<typeof weekSheet>;
