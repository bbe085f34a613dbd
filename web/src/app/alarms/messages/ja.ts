import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'アラーム',
  doseTime: '{time}の薬',
  reminderTime: '{time}のリマインダー',
  appointmentTime: '{time}の予定',
  show: '内容を見る',
  done: '済み',
  markDone: '済みにする',
  seeDay: 'カレンダーで見る',
  laterIn: '{minutes, plural, other {#分後に知らせる}}',
  close: 'アラームを閉じる',
} satisfies Translated<typeof alarms>;
