import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: '日ごとのバッテリーと予定',
  summary: '{count, plural, =0 {この期間に予定はありません。} other {点線は予定のある#日を示します。}}',
  day: '日',
  level: 'バッテリー',
  appointments: '予定',
} satisfies Translated<typeof batteryDays>;
