import type { Translated } from '#core/messages/translated.ts';
import type planHistory from './pt.ts';

export default {
  changes: 'Cambios en los medicamentos',
  changesText: 'Lo que estaba previsto en cada época. El historial usa el plan de cada día.',
  listed: 'Entró en la lista: {after}',
  started: 'Inicio: {after}',
  changed: 'Cambio: de {before} a {after}',
  pausedOn: 'Pausa',
  resumed: 'Reanudado: {after}',
  stopped: 'Fin',
} satisfies Translated<typeof planHistory>;
