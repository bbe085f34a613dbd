import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: '長さ',
  minutes: '{minutes, plural, other {#分}}',
  choose: 'タイマーを使う',
  other: '別の長さにする',
  start: '{minutes, plural, other {#分のタイマーを始める}}',
  begin: 'タイマーを始める',
  left: '{minutes, plural, other {あと約#分です}}',
  'phase-0': 'タイマーが始まりました',
  'phase-1': '4分の1が過ぎました',
  'phase-2': '半分が過ぎました',
  'phase-3': 'もうすぐ終わります',
  until: '{time}までです',
  paused: '休止中',
  pausedText: '好きなときに続けられます。',
  pause: 'タイマーを休止する',
  resume: 'タイマーを続ける',
  end: 'ここで終える',
  sound: '終わりに小さな音を鳴らす',
  over: '時間になりました：{about}',
  close: 'タイマーを閉じる',
} satisfies Translated<typeof visualTimer>;
