import type { NightTimes } from './night-hours.ts';

type Record = Pick<NightTimes, 'hours' | 'bed_time' | 'wake_time'>;

const said = (hours: number): Record => ({ hours, bed_time: null, wake_time: null });
const from = (bed_time: string, wake_time: string): Record => ({ hours: null, bed_time, wake_time });

/** Records of one day and the hours of the day. The tests of `hoursByDay` and of `app.nights` both use them. */
export const hoursByDayCases: readonly (readonly [about: string, records: readonly Record[], hours: number])[] = [
  ['a night by hours is the night by times again', [from('23:53', '09:23'), said(7.5), said(7.5)], 9.5],
  ['the longer of the two counts', [from('23:00', '06:30'), said(8)], 8],
  ['a night by hours twice is one night', [said(7.5), said(7.5)], 7.5],
  ['naps add to a night by times', [from('23:00', '06:30'), from('14:00', '15:00'), said(1)], 9.5],
  ['naps add to a night by hours', [said(7), from('14:00', '15:00'), said(0.5)], 8.5],
  ['naps add once to a night that was recorded both ways', [from('23:00', '06:30'), said(7), said(1)], 8.5],
  ['two sleeps by times add up', [from('22:00', '02:00'), from('04:00', '07:30'), said(7)], 7.5],
  ['a time within another counts once', [from('23:00', '06:30'), from('05:30', '08:30'), said(9)], 9.5],
];
