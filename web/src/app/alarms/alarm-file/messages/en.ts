import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Save calendar file',
  none: 'For now, no medicine or reminder has its alarm on.',
  saysNames: 'The file tells names and times. With discreet words on, it tells the times only.',
  saysTimes: 'Discreet words are on, so the file tells the times only.',
  discreet: 'Something for you',
} satisfies Translated<typeof alarmFile>;
