import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Enregistrer le fichier d’agenda',
  none: 'Pour l’instant, aucun médicament ni rappel n’a son alarme activée.',
  saysNames: 'Le fichier dit les noms et les heures. Avec l’alarme discrète, il ne dit que les heures.',
  saysTimes: 'L’alarme discrète est activée, donc le fichier ne dit que les heures.',
  discreet: 'Une alarme pour vous',
} satisfies Translated<typeof alarmFile>;
