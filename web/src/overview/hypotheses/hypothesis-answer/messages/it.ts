import type { Translated } from '#core/messages/translated.ts';
import type hypothesisAnswer from './pt.ts';

export default {
  list: 'Le tue idee',
  when: 'Giorni che contano: dal {first} al {last}.',
  answerOn: 'La risposta appare il {day}.',
  noAnswer: 'Non c’è una risposta.',
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
  yesIn: '«sì» in «{name}»',
  withTag: 'l’etichetta «{name}»',
  orMoreIn: '{value} o più in «{name}»',
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
  today: 'Oggi: {side}',
  next: 'Da {day}: {side}.',
  toEnd: 'Resta così fino alla fine del piano, {day}.',
  begins: 'Il piano comincia {day}: {side}.',
  planDay: 'Giorno del piano',
  thatDay: 'Quel giorno: {side}',
  kept: 'Ho seguito il piano',
  notKept: 'Non è andata così',
  planEnds: 'Per finire prima, rimuovi l’idea. Un piano interrotto resta senza risposta.',
  higherPlan: 'Nei giorni {side}, i valori di {outcome} sono stati più alti {when}.',
  lowerPlan: 'Nei giorni {side}, i valori di {outcome} sono stati più bassi {when}.',
  tooFewPlan:
    'Non c’è risposta: {count, plural, one {# giorno ha} many {# giorni hanno} other {# giorni hanno}} questa annotazione. Ne servono 28, almeno 8 di ogni tipo.',
  markedDays:
    '{count, plural, one {# giorno è segnato come «Ho seguito il piano».} many {# giorni sono segnati come «Ho seguito il piano».} other {# giorni sono segnati come «Ho seguito il piano».}}',
  asPlanned:
    'Ogni giorno è confrontato come sorteggiato, anche quando è andato diversamente. Così è il caso, e non un giorno difficile, a decidere il lato di ognuno.',
  chancePlan:
    'Sapevi quale giorno era quale, e anche questo può cambiare ciò che si sente. Su 20 piani senza nulla dietro, uno o due mostrano una differenza solo per caso.',
  trackerGone:
    'Il registro personale di questa idea è stato rimosso, e le sue annotazioni con esso. Per questo non c’è risposta. Puoi rimuovere l’idea quando vuoi.',
  tagGone:
    'L’etichetta di questa idea è stata rimossa e non è più nelle annotazioni. Per questo non c’è risposta. Puoi rimuovere l’idea quando vuoi.',
  tagsMerged:
    'Le due etichette di questa idea sono state unite e ora hanno gli stessi giorni. Per questo non c’è risposta. Puoi rimuovere l’idea quando vuoi.',
  noneTitle: 'Ancora nessuna idea conservata',
  noneText: 'Quando ne conservi una, aspetta qui fino al giorno scelto.',
} satisfies Translated<typeof hypothesisAnswer>;
