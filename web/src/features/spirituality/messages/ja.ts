import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: '心のよりどころ',
  practice: '実践',
  practiceHint: 'あなたにとって意味のあることを。伝統の有無は問いません。',
  required: '実践を書くか、選んでください。',
  suggestions: 'タップで入力',
  silence: '静けさの時間',
  breathing: '呼吸',
  walk: 'ゆっくり歩く',
  gratitude: '感謝',
  reading: '心に響く読書',
  duration_minutes: '長さ',
  notes: 'メモ',
  notesHint: 'よければ、どうだったか、何が残ったかを。',
  sameAsLast: '前回と同じ：{practice}',
  calm: '静かな時間',
  calmText: 'ゆっくり小さくなる形です。数字は動きません。',
  openCalm: '静かな時間を開く',
  day: '日',
  summary: '{days, plural, other {#日分の記録があります}}。合わせて{total}です。',
  summaryOpen: '{days, plural, other {#日分の記録があります。長さは書かれていません}}。',
} satisfies Translated<typeof spirituality>;
