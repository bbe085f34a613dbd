import type { Translated } from '#core/messages/translated.ts';
import type routine from './pt.ts';

export default {
  title: 'Routine',
  steps: 'Passi del giorno',
  done: '{count, plural, one {# passo fatto in questo giorno.} other {# passi fatti in questo giorno.}}',
  noneDone: 'Tocca un passo quando è fatto.',
  takes:
    '{count, plural, one {Il passo con un tempo richiede {time}.} other {I passi con un tempo richiedono {time} in tutto.}}',
  lowEnergyToday: 'Giorno di poca energia',
  lowEnergyHint: 'La routine diventa più piccola. Solo per questo giorno.',
  allRest: 'In questo giorno tutti i passi riposano.',
  insteadOf: 'al posto di {name}',
  anyTime: 'A qualsiasi ora',
  morning: 'Mattina',
  afternoon: 'Pomeriggio',
  evening: 'Sera',
  name: 'Passo',
  part_of_day: 'Parte del giorno',
  minutes: 'Tempo',
  minutesHint: 'Se aiuta. Puoi lasciarlo vuoto.',
  smaller: 'Versione più piccola, per i giorni di poca energia',
  smallerHint: 'Per esempio: «lavarmi il viso» al posto di «fare la doccia».',
  rests_when_low: 'Riposa nei giorni di poca energia',
  low_energy: 'Giorno di poca energia',
  task: 'Passo',
  noSteps: 'La tua routine è ancora vuota',
  noStepsText: 'Comincia con un piccolo passo, se vuoi. Poi si può cambiare tutto.',
  exampleWater: 'Bere acqua',
  exampleWindow: 'Aprire la finestra',
  exampleTeeth: 'Lavarmi i denti',
  exampleFood: 'Mangiare qualcosa',
  further: 'Altri piccoli passi',

  addStep: 'Aggiungi un passo',
  saveStep: 'Salva il passo',
  arrange: 'Organizza la routine',
  oneByOne: 'Un passo alla volta',
  close: 'Chiudi',
  finish: 'Concludi',
  summary:
    '{days, plural, one {Ci sono annotazioni in # giorno.} other {Ci sono annotazioni in # giorni.}} {steps, plural, one {Il più frequente è stato {names}, {onDays}.} other {I più frequenti sono stati {names}, ciascuno {onDays}.}}',
  summaryOfMany:
    '{days, plural, one {Ci sono annotazioni in # giorno.} other {Ci sono annotazioni in # giorni.}} {steps} passi sono stati i più frequenti, ciascuno {onDays}.',
  quoted: '«{name}»',
  onDays: '{count, plural, one {in # giorno} other {in # giorni}}',
  daysDone: 'Giorni con il passo fatto',
} satisfies Translated<typeof routine>;
