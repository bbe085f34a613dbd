import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'アラーム',
  doseTime: '{time}の薬',
  reminderTime: '{time}のリマインダー',
  show: '内容を見る',
  done: '済み',
  markDone: '済みにする',
  laterIn: '{minutes, plural, other {#分後に知らせる}}',
  close: 'アラームを閉じる',
  dosesToday: '今日の薬',
  openPage: 'すべての薬を見る',
} satisfies Translated<typeof alarms>;
