import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: '每天的电量与预约',
  summary: '{count, plural, =0 {这段时间没有预约。} other {虚线标出有预约的 # 天。}}',
  day: '日期',
  level: '电量',
  appointments: '预约',
} satisfies Translated<typeof batteryDays>;
