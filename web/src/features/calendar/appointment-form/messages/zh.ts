import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: '编辑预约',
  formHint: '只需要名称、类型和日期，其余可以留空。',
  recoveryHint: '做下一件事之前用来恢复的时间。',
  noAlert: '不设闹钟',
  alertHint: '应用打开时会响。应用关闭时，只在你于“提醒”中打开了该功能的设备上响。',
  nameRequired: '请写下预约名称。',
  typeRequired: '请选择预约类型。',
  dateRequired: '请选择预约日期。',
  pastIsPremium: '这一天已经过去。过去的日子属于高级版。',
  never: '不重复',
  untilHint: '留空则一直重复下去。',
  untilTooEarly: '请选择不早于预约的日期。',
  several: '在另一天结束',
  endRequired: '请选择最后一天。',
  endTooEarly: '请选择第一天之后的日期。',
  endTooLate: '请选择第一天起一年以内的日期。',
  startRequired: '请同时填写开始时间。',
  nextDays: '之后：{days}',
  scope: '修改范围',
  day: '仅这一天',
  following: '这一天及以后',
  removeDay: '仅删除这一天',
  removeFollowing: '删除这一天及以后',
  removeRepeating: '这个预约会重复。之后可以马上撤销。',
} satisfies Translated<typeof appointmentForm>;
