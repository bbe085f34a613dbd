import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Umori di Daylio',
  text: 'Scegli che cosa diventa qui ogni umore. C’è già un suggerimento, che puoi cambiare.',
  moodOf: '“{name}”, {count, plural, one {# annotazione} many {# annotazioni} other {# annotazioni}}',
  becomes: 'Qui diventa',
  leaveOut: 'Lasciare fuori',
  activities: 'Riportare le attività',
  activitiesHint: 'Entrano nelle note di ogni annotazione.',
  activitiesLine: 'Attività: {names}',
  preview: 'Vedere l’anteprima',
  cancel: 'Annullare',
} satisfies Translated<typeof daylio>;
