import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Umori di Daylio',
  text: 'Scegli che cosa diventa qui ogni umore. Dove il nome è noto c’è già un suggerimento, che puoi cambiare.',
  moodOf: '«{name}», {count, plural, one {# annotazione} many {# annotazioni} other {# annotazioni}}',
  becomes: 'Qui diventa',
  choose: 'Scegli',
  moodMissing: 'Scegli un umore di qui, oppure «Lascia fuori».',
  leaveOut: 'Lascia fuori',
  undecided:
    '{count, plural, one {Resta da scegliere che cosa diventa # annotazione, con uno di questi umori: {names}.} many {Resta da scegliere che cosa diventano # annotazioni, con questi umori: {names}.} other {Resta da scegliere che cosa diventano # annotazioni, con questi umori: {names}.}}',
  leaveRestOut: 'Lascia fuori questi',
  stayOut:
    '{count, plural, one {# annotazione resta fuori per uno di questi umori: {names}. Puoi scegliere che cosa diventa ognuno.} many {# annotazioni restano fuori per questi umori: {names}. Puoi scegliere che cosa diventa ognuno.} other {# annotazioni restano fuori per questi umori: {names}. Puoi scegliere che cosa diventa ognuno.}}',
  activities: 'Riporta le attività',
  activitiesHint: 'Entrano nelle note di ogni annotazione.',
  activitiesLine: 'Attività: {names}',
  preview: 'Vedi l’anteprima',
  cancel: 'Annulla',
} satisfies Translated<typeof daylio>;
