import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'How long',
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  begin: 'Start calm time',
  close: 'Close calm time',
  'phase-0': 'Calm time has started',
  'phase-1': 'One quarter done',
  'phase-2': 'Half done',
  'phase-3': 'Nearly done',
  until: 'It goes until {time}',
  paused: 'Paused',
  pausedText: 'Continue when you like.',
  pause: 'Pause the time',
  resume: 'Continue the time',
  end: 'End now',
  overToast: 'Calm time has ended',
  over: '{minutes, plural, one {That was # minute of calm. If you like, keep it here.} other {That was # minutes of calm. If you like, keep it here.}}',
  record: 'Keep this time',
} satisfies Translated<typeof calmTimer>;
