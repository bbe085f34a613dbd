import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  askLine: 'Una domanda e il giorno della risposta.',
  otherKind: 'Farmaco o giorni alternati',
  details: 'Quando, e quali giorni contano',
  planDetails: 'Periodi, inizio e durata',
  choose: 'Scegli',
  causeRequired: 'Scegli la prima cosa.',
  outcomeRequired: 'Scegli che cosa può essere diverso.',
  changeRequired: 'Scegli un cambio.',
  twoRequired: 'Nello stesso giorno, scegli due cose diverse.',
  nightHint:
    'La notte conta nel giorno in cui ti svegli. Ciò che accade oggi può vedersi solo nella notte di 1 giorno dopo.',
  days: 'Quali giorni contano',
  coming: 'Solo i giorni che verranno',
  recorded: 'Anche i 360 giorni prima del giorno scelto',
  daysHint:
    'L’idea è nata guardando le statistiche? Allora i giorni passati le somigliano già, e quelli che verranno rispondono meglio.',
  weeks: 'Giorno per guardare',
  weeks0: 'Oggi',
  weeksLater: 'Tra {count} settimane',
  todayNeedsRecorded: 'Per guardare oggi, conta anche i giorni già annotati.',
  change: 'Cambio di farmaco',
  changeHint: 'Il confronto usa i 60 giorni prima e i 60 giorni a partire dal cambio.',
  noChange:
    'Negli ultimi 10 mesi la pagina Farmaci non ha cambi di dose, pause o sospensioni. Quando ce ne sarà uno, apparirà qui.',
  practiceRequired: 'Scegli che cosa alternare.',
  ownRequired: 'Scrivi che cosa alternare.',
  planSafe:
    'Qualcosa che puoi fare e non fare senza rischi. Un farmaco non si alterna mai senza la parola di chi l’ha prescritto.',
  ownMedicine: 'Questo è nella tua lista di farmaci.',
  ownMedicineText:
    'Questo è nella tua lista di farmaci. Un farmaco non si alterna mai senza la parola di chi l’ha prescritto. Perciò un piano con quello non comincia qui.',
  planNight: 'La notte conta nel giorno in cui ti svegli. Perciò ogni giorno del piano si confronta con la notte che segue.',
  stretchOf: '{count, plural, one {# giorno} many {# giorni} other {# giorni}}',
  stretchHint:
    'Un sorteggio decide l’ordine, a coppie: un periodo con e uno senza. Ciò che è lento a fare effetto, o a passare, richiede periodi lunghi. Conta anche il primo giorno di ogni periodo, quindi un effetto lento sembra più piccolo di quanto è.',
  planStart: 'Primo giorno del piano',
  startRequired: 'Scegli un giorno tra oggi e 60 giorni da oggi.',
  planWeeks: 'Per quanto tempo',
  planWeeksOf: '{count} settimane',
  planLook: 'La risposta appare il {day}.',
  foreseen:
    'Al tuo ritmo di annotazioni, conterebbero circa {days} giorni. In {unit}, una differenza di {value} o più si vedrebbe quattro volte su cinque.',
  foreseenChange:
    'Viene dalle tue annotazioni prima del cambio. In {unit}, una differenza di {value} o più si vedrebbe quattro volte su cinque.',
  foreseenFewDays:
    'Al tuo ritmo di annotazioni, conterebbero circa {days} giorni. Ne servono 28, con almeno 8 di ogni tipo. Forse non ci sarà risposta.',
  foreseenFew: 'Con così poche annotazioni, non si può dire quale differenza si vedrebbe. Forse non ci sarà risposta.',
  fixed: 'Una volta conservata, l’idea non cambia più. È questo che rende onesta la risposta. Puoi rimuoverla quando vuoi.',
  save: 'Conserva l’idea',
} satisfies Translated<typeof hypothesisForm>;
