import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: 'Now',
  next: 'Next',
  done: 'Done',
  leave: 'Leave for later',
  undo: 'Undo: {name}',
  nothing: 'Nothing for now',
  nothingText: 'This time is yours.',
  later: 'It can wait',
  laterText: 'The steps stay in your routine.',
  again: 'Show the steps again',
} satisfies Translated<typeof nowNext>;
