import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name}, {time}',
  noted: '{dose}: {state}',
  taken: 'presa',
  takenAt: 'presa alle {time}',
  skipped: 'non presa',
  later: 'per dopo',
  none: 'nessuna annotazione',
  toCome: 'più avanti',
  ago: '{words}, {ago}',
  take: 'L’ho presa',
  skip: 'Salta la dose',
  postpone: 'Rimanda',
  asNeeded: 'al bisogno',
} satisfies Translated<typeof doses>;
