import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: '闹钟',
  doseTime: '{time} 的药',
  reminderTime: '{time} 的提醒',
  appointmentTime: '{time} 的预约',
  show: '查看内容',
  done: '完成',
  markDone: '标为完成',
  seeDay: '在日历中查看',
  laterIn: '{minutes, plural, other {# 分钟后提醒}}',
  close: '关闭闹钟',
} satisfies Translated<typeof alarms>;
