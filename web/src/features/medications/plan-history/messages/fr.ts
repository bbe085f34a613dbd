import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: 'Changements de médicaments',
  changesText: 'Ce qui était prévu à chaque période. L’historique utilise le plan de chaque jour.',
  listed: 'Ajouté à la liste : {after}',
  started: 'Début : {after}',
  changed: 'Changement : de {before} à {after}',
  pausedOn: 'Pause',
  resumed: 'Reprise : {after}',
  stopped: 'Fin',
} satisfies Translated<typeof planHistory>;
