import type { Translated } from '#core/messages/translated.ts';
import type water from './pt.ts';

export default {
  title: '饮水',
  glass: '喝了一杯水',
  glassOf: '一杯 = {amount}',
  soFar: '这一天：{amount}',
  goal: '你的目标：{goal}',
  goalReached: '你达到了 {goal}的目标。',
  picture: '水杯：目标 {goal}，已喝 {amount}',
  pictureNone: '水杯：当天没有记录，目标 {goal}',
  otherAmount: '其他水量',
  amount_ml: '水量',
  notes: '备注',
  otherGlasses: '你的其他杯子',
  drink: '喝了 {amount}',
  settings: '目标和水杯',
  goal_ml: '每天的目标',
  goalHint: '目标由你决定，随时可以改变。',
  glass_ml: '水杯大小',
  saveSettings: '保存目标和水杯',
  settingsSaved: '目标和水杯已保存',
  settingsSavedHere: '目标和水杯已保存在此设备上',
  settingsFailed: '目标和水杯未能保存',
  day: '日期',
  summary: '{days, plural, other {有 # 天的记录}}，这些天的平均值是 {average}。',
} satisfies Translated<typeof water>;
