import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Save calendar file',
  none: 'For now, no medicine or reminder has its alarm on.',
  saysNames: 'The file contains names and times. With the discreet alarm on, it contains only the times.',
  saysTimes: 'The discreet alarm is on, so the file contains only the times.',
  discreet: 'Your alarm',
} satisfies Translated<typeof alarmFile>;
