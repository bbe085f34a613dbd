import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: '長さ',
  minutes: '{minutes, plural, other {#分}}',
  begin: '静かな時間を始める',
  close: '静かな時間を閉じる',
  'phase-0': '静かな時間が始まりました',
  'phase-1': '4分の1が過ぎました',
  'phase-2': '半分が過ぎました',
  'phase-3': 'もうすぐ終わります',
  until: '{time}までです',
  paused: '休止中',
  pausedText: '好きなときに続けられます。',
  pause: '時間を休止する',
  resume: '時間を続ける',
  end: 'ここで終える',
  overToast: '静かな時間が終わりました',
  over: '{minutes, plural, other {#分の静かな時間でした。よければ、ここに残せます。}}',
  record: 'この時間を残す',
} satisfies Translated<typeof calmTimer>;
