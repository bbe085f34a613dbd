import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: 'How long',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  choose: 'Set a timer',
  other: 'Set another time',
  start: '{minutes, plural, one {Start # minute} other {Start # minutes}}',
  begin: 'Start the timer',
  left: '{minutes, plural, one {About # minute left} other {About # minutes left}}',
  'phase-0': 'The timer has started',
  'phase-1': 'One quarter done',
  'phase-2': 'Half done',
  'phase-3': 'Nearly done',
  until: 'It goes until {time}',
  paused: 'Paused',
  pausedText: 'Continue when you like.',
  pause: 'Pause the timer',
  resume: 'Continue the timer',
  end: 'End now',
  sound: 'Soft sound at the end',
  over: 'The time has ended: {about}',
  close: 'Close the timer',
} satisfies Translated<typeof visualTimer>;
