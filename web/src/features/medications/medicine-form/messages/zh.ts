import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: '请填写名称、剂量和时间。',
  dosageHint: '例如：10 mg、1 片或 20 滴。',
  asNeededHint: '没有固定时间，服用时再记录。',
  alarmHint: '应用打开时会响。应用关闭时，只在你打开了该功能的设备上响。',
  sideEffectsHint: '你注意到的情况，愿意的话可以写下来。',
  time: '时间 {number}',
  addTime: '添加时间',
  removeTime: '删除时间 {number}',
  pills: '计算余量',
  pillsHint: '片、滴或吸入次数。每次服用后会自动减去。',
  perDoseHint: '留空时，每次按 1 计算。',
  lowHint: '页面上会出现一条安静的提示。',
  statusHint: '暂停或结束后，它不再列入当天计划。记录会保留。',
  timeHint: '不确定的话可以留空。',
  saveMedicine: '保存药品',
} satisfies Translated<typeof medicineForm>;
