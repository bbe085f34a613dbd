import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: '水分',
  glass: '一杯飲んだ',
  glassOf: '一杯＝{amount}',
  soFar: 'この日は{amount}',
  goal: 'あなたの目標：{goal}',
  goalReached: '目標の{goal}に届きました。',
  picture: 'コップ：目標{goal}のうち{amount}',
  pictureNone: 'コップ：この日の記録なし、目標{goal}',
  otherAmount: 'ほかの量',
  amount_ml: '量',
  notes: 'メモ',
  otherGlasses: 'ほかのコップ',
  drink: '{amount}飲んだ',
  settings: '目標とコップ',
  goal_ml: '一日の目標',
  goalHint: '目標はあなたのものです。いつでも変えられます。',
  glass_ml: 'コップの大きさ',
  saveSettings: '目標とコップを保存',
  settingsSaved: '目標とコップを保存しました',
  settingsSavedHere: '目標とコップをこの端末に保存しました',
  settingsFailed: '目標とコップを保存できませんでした',
  day: '日',
  summary: '{days, plural, other {#日分の記録があります}}。記録のある日の平均は{average}です。',
} satisfies Translated<typeof water>;
