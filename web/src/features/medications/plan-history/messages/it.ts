import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: 'Cambiamenti dei farmaci',
  changesText: 'Che cosa era previsto in ogni periodo. Lo storico usa il piano di ogni giorno.',
  listed: 'Aggiunto all’elenco: {after}',
  started: 'Inizio: {after}',
  changed: 'Cambio: da {before} a {after}',
  pausedOn: 'Pausa',
  resumed: 'Ripresa: {after}',
  stopped: 'Fine',
} satisfies Translated<typeof planHistory>;
