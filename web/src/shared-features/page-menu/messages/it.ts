import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Pagine del menu',
  shortcuts: 'Le mie scorciatoie',
  shortcutsLegend: 'Pagine in cima al menu',
  shortcutsHint: 'Al massimo cinque. In modalità semplice il menu mostra solo queste.',
  shortcutsKept: 'Scorciatoie salvate su questo dispositivo. Con la connessione, anche nel tuo account.',
  shortcutsFull: 'Hai già cinque scorciatoie. Per sceglierne un’altra, togline una.',
  text: 'Spunta ciò che vuoi vedere. Per cambiare l’ordine, trascina la maniglia o usa i pulsanti. Ciò che è nelle pagine nascoste resta salvato.',
  orderKept: 'Ordine delle pagine salvato su questo dispositivo. Con la connessione, anche nel tuo account.',
  shown: '{name} è nel menu',
  hidden: '{name} non è più nel menu',
  reset: 'Torna al menu originale',
  resetKept: 'Il menu è tornato all’ordine originale',
} satisfies Translated<typeof pageMenu>;
