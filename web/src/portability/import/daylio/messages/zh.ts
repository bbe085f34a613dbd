import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Daylio 的心情',
  text: '选择每种心情在这里对应什么。能认出名称的已有建议，你可以更改。',
  moodOf: '“{name}”，{count, plural, other {# 条记录}}',
  becomes: '在这里是',
  choose: '请选择',
  moodMissing: '请选择这里的一种心情，或选“不导入”。',
  leaveOut: '不导入',
  undecided: '{count, plural, other {还有 # 条记录没有选择对应什么，它们是这些心情：{names}。}}',
  leaveRestOut: '这些都不导入',
  stayOut: '{count, plural, other {有 # 条记录不导入，因为是这些心情：{names}。你可以选择每种心情对应什么。}}',
  activities: '带入活动',
  activitiesHint: '活动会写进每条记录的备注。',
  activitiesLine: '活动：{names}',
  preview: '查看预览',
  cancel: '取消',
} satisfies Translated<typeof daylio>;
