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
  activitiesHint: 'Diventano etichette di ogni annotazione, se non scegli altro.',
  activitiesLine: 'Attività: {names}',
  eachActivity: 'Scegli che cosa diventa ogni attività ({count})',
  activityOf: '«{name}», {count, plural, one {# volta} many {# volte} other {# volte}}',
  tag: 'Etichetta dell’umore',
  notes: 'Testo nelle note dell’umore',
  record: 'Annotazione in «{page}»',
  restful: 'Annotazione in «{page}»: sonno ristoratore',
  unrestful: 'Annotazione in «{page}»: sonno non ristoratore',
  overload: 'Annotazione in «{page}»: c’è stato un sovraccarico',
  minutes: 'Durata di ogni volta, in minuti',
  minutesHint: 'Il file di Daylio non dice quanto è durata. Questo numero vale per tutte le annotazioni di questa attività.',
  minutesMissing: 'Scrivi un numero da 1 a 1440.',
  origin: 'Da Daylio: {name}.',
  originMinutes: 'Da Daylio: {name}. Durata indicata durante l’importazione, uguale per tutte le annotazioni.',
  changeChoices: 'Cambia le scelte',
  preview: 'Vedi l’anteprima',
  cancel: 'Annulla',
} satisfies Translated<typeof daylio>;
