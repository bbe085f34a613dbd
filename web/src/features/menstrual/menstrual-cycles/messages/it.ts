import type { Translated } from '#core/messages/translated.ts';
import type menstrualCycles from './pt.ts';

export default {
  next: 'Prossime mestruazioni',
  tooFew: 'Non si può ancora prevedere. Dopo tre cicli completi, gli intervalli appaiono qui.',
  varied: 'I tuoi cicli variano parecchio, e succede. Per questo ora non c’è una previsione.',
  allBehind: 'I giorni previsti sono passati. Il prossimo inizio che annoti rinnova la previsione.',
  range: 'tra il {from} e il {to}',
  countedFrom: 'Contato dal {date}, con cicli di circa {days, plural, one {# giorno} other {# giorni}}.',
  pauseAsk: 'Metti in pausa conteggio e previsioni',
  pause: 'Metti in pausa le previsioni',
  reasonHint: 'Puoi lasciare senza risposta.',
  paused: 'Previsioni in pausa',
  pausedHere: 'Previsioni in pausa su questo dispositivo',
  resume: 'Riprendi le previsioni',
  resumed: 'Le previsioni sono tornate',
  resumedHere: 'Le previsioni sono tornate su questo dispositivo',
  notChanged: 'La modifica non è stata salvata',
  months: 'Mesi',
  earlier: 'Mese precedente',
  later: 'Mese seguente',
  monthSummary:
    '{days, plural, =0 {Nessun giorno di mestruazioni annotato in questo mese.} one {C’è # giorno di mestruazioni annotato in questo mese.} other {Ci sono # giorni di mestruazioni annotati in questo mese.}}',
  'mark-period': 'mestruazioni, senza flusso annotato',
  'mark-moderate': 'mestruazioni con flusso: più tratti, più flusso',
  'mark-expected': 'le mestruazioni possono iniziare',
  'mark-other': 'altra annotazione',
  day: 'Giorno',
  said: 'Annotazioni',
  cycles: 'Cicli precedenti',
  cyclesSummary:
    '{count, plural, one {C’è # ciclo completo, di {longest} giorni.} other {Ci sono # cicli completi, da {shortest} a {longest} giorni.}} La media è di {average} giorni.',
  noCycle: 'Un ciclo è completo quando iniziano le mestruazioni seguenti.',
  leftOut: 'I cicli di più di 99 giorni restano fuori dalla media.',
  start: 'Inizio',
  length: 'Durata',
  days: '{days, plural, one {# giorno} other {# giorni}}',
} satisfies Translated<typeof menstrualCycles>;
