import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name}, {time}',
  noted: '{dose} : {state}',
  taken: 'prise',
  takenAt: 'prise à {time}',
  skipped: 'non prise',
  later: 'pour plus tard',
  none: 'aucune note',
  toCome: 'encore à venir',
  ago: '{words}, {ago}',
  take: 'Je l’ai prise',
  skip: 'Passer la dose',
  postpone: 'Remettre à plus tard',
  asNeeded: 'au besoin',
} satisfies Translated<typeof doses>;
