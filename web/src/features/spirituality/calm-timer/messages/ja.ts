import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: '静かな時間を始める',
  close: '静かな時間を閉じる',
  over: '{minutes, plural, other {#分の静かな時間でした。よければ、ここに残せます。}}',
  record: 'この時間を残す',
} satisfies Translated<typeof calmTimer>;
