import type { Translated } from '#core/messages/translated.ts';
import type fhir from './pt.ts';

export default {
  title: '健康摘要',
  authored: '本文件的信息由本人在 COGN 中填写，未经医疗专业人员核对。',
  problems: '诊断',
  allergies: '过敏',
  medicines: '药品',
  weight: '体重',
  sleep: '睡眠时长',
  story: '对我重要的事',
  notAsked: '本人没有填写这一项，并不表示没有。',
  withheld: '本人选择不包含这一部分。',
  active: '使用中',
  intended: '计划中',
  paused: '暂停',
  ended: '已结束',
  intensity: '强度（1 到 5）',
  incomplete: '未完成，没有总分',
} satisfies Translated<typeof fhir>;
