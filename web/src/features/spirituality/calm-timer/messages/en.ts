import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'How long',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  begin: 'Begin the time',
  close: 'Close calm time',
  'phase-0': 'The time has begun',
  'phase-1': 'A quarter is full',
  'phase-2': 'Half is full',
  'phase-3': 'It is nearly full',
  until: 'It goes until {time}',
  paused: 'Paused',
  pausedText: 'The time waits for you.',
  pause: 'Pause the time',
  resume: 'Continue the time',
  end: 'End now',
  overToast: 'Calm time has ended',
  over: '{minutes, plural, one {That was # minute of calm. If you like, keep it here.} other {That was # minutes of calm. If you like, keep it here.}}',
  record: 'Keep this time',
} satisfies Translated<typeof calmTimer>;
