import type { Translated } from '#core/messages/translated.ts';
import type hypothesisAnswer from './pt.ts';

export default {
  list: 'Le tue idee',
  when: 'Giorni che contano: dal {first} al {last}.',
  answerOn: 'La risposta appare il {day}.',
  soFar: '{count, plural, one {Finora conta # giorno.} many {Finora contano # giorni.} other {Finora contano # giorni.}}',
  soFarVisible: 'Con questi, in {unit}, una differenza di {value} o più si vedrebbe quattro volte su cinque.',
  tooFew:
    'Non c’è risposta: {count, plural, one {# giorno ha} many {# giorni hanno} other {# giorni hanno}} entrambe le annotazioni. Ne servono 28, almeno 8 di ogni tipo.',
  tooFewAround:
    'Non c’è risposta: giorni con annotazione prima del cambio, {before}; dopo, {after}. Ne servono 7 per parte.',
  higher: 'Con {kind}, i valori di {outcome} sono stati più alti {when}.',
  lower: 'Con {kind}, i valori di {outcome} sono stati più bassi {when}.',
  higherAfter: 'Dopo il cambio, i valori di {outcome} sono stati più alti.',
  lowerAfter: 'Dopo il cambio, i valori di {outcome} sono stati più bassi.',
  unclear: 'Non si può sapere.',
  unclearText:
    'Non vuol dire che non ci sia differenza. In {unit}, questi giorni ne mostrerebbero con sicurezza solo una di {value} o più.',
  difference: 'Differenza in {unit}: {value} (intervallo al 95%: da {low} a {high}).',
  withInterval: '{value} (da {low} a {high})',
  adjusted:
    'La differenza tiene già conto dei giorni della settimana, dei cambiamenti lenti e dei giorni vicini. Perciò può non essere quella delle medie.',
  chance: 'Andare insieme non è causare. Su 20 idee senza nulla dietro, circa una mostra una differenza solo per caso.',
  less: 'meno',
  more: 'più',
  others: 'altri giorni',
  before: '60 giorni prima',
  after: '60 giorni a partire dal cambio',
  group: 'Giorni',
  count: 'Quanti',
  mean: 'Media',
  differenceRow: 'differenza',
  means: '{outcome}, media in {unit}',
  meanWith: '{count, plural, one {{value} · # giorno} many {{value} · # giorni} other {{value} · # giorni}}',
  meansOf: '{title}. {kind}: {value}. {others}: {other}.',
  otherChanges: 'Che cos’altro è successo in quei giorni',
  noOtherChange: 'Nessun altro cambio di farmaco, e nessun periodo di 14 giorni o più senza questa annotazione.',
  gap: 'Senza questa annotazione dal {from} al {to}',
  doses:
    'Dosi pianificate di questo farmaco annotate come prese: {before} prima e {after} dopo. Quelle al bisogno non contano.',
  ofDoses: '{taken} su {all}',
  noneTitle: 'Ancora nessuna idea conservata',
  noneText: 'Quando ne conservi una, aspetta qui fino al giorno scelto.',
} satisfies Translated<typeof hypothesisAnswer>;
