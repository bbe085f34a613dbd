import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: 'あなたの1週間',
  before: '前の週',
  after: '次の週',
  sleep: '睡眠（時間）',
  hours: '{hours}:{minutes}',
  water: '水分（リットル）',
  doses: '飲んだ薬（回）',
  blank: '空き',
  faces: 'この週の表情',
  mostMood: 'いちばん多くの日にあった気分は「{mood}」です。',
  severalMoods: '特に多い気分はありません。',
  meanSleep: '睡眠は平均{hours}でした。',
  noted: 'この7日間に記録したことです。',
  nothing: 'この7日間は空いています。それで大丈夫です。',
} satisfies Translated<typeof weekSheet>;
