import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: 'Please fill in name, dosage, and time.',
  dosageHint: 'For example: 10 mg, 1 tablet or 20 drops.',
  asNeededHint: 'No set time: you record it when you take it.',
  alarmHint: 'It rings while the app is open. With the app closed, only on devices where you turned that on.',
  sideEffectsHint: 'What you notice, if you like to record it.',
  time: 'Time {number}',
  addTime: 'Add a time',
  removeTime: 'Remove time {number}',
  pills: 'Count what is left',
  pillsHint: 'Tablets, drops or puffs. Each dose taken is subtracted.',
  perDoseHint: 'Left empty, each dose counts as 1.',
  lowHint: 'A quiet notice appears on the page.',
  statusHint: 'Paused or ended, it leaves the day’s plan. Its history stays.',
  timeHint: 'If you don’t know, you can leave it empty.',
  saveMedicine: 'Save medicine',
} satisfies Translated<typeof medicineForm>;
