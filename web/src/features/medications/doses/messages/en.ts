import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name}, {time}',
  noted: '{dose}: {state}',
  taken: 'taken',
  takenAt: 'taken at {time}',
  skipped: 'skipped',
  later: 'for later',
  none: 'no entry',
  toCome: 'still to come',
  ago: '{words}, {ago}',
  take: 'I took it',
  skip: 'Skip dose',
  postpone: 'Leave for later',
  asNeeded: 'as needed',
} satisfies Translated<typeof doses>;
