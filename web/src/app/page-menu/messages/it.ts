import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Pagine del menu',
  text: 'Spunta ciò che vuoi vedere e cambia l’ordine. Le pagine nascoste non perdono nulla.',
  up: 'Sposta su',
  down: 'Sposta giù',
  moved: '{name}: posizione {place} di {count}',
  orderKept: 'Ordine delle pagine salvato su questo dispositivo',
  shown: '{name} è nel menu',
  hidden: '{name} non è più nel menu. Ciò che hai scritto resta conservato.',
  reset: 'Torna al menu originale',
  resetKept: 'Il menu è tornato all’ordine originale',
  notKept: 'La scelta non è stata conservata',
  notKeptText: 'Questo browser non ha spazio per conservare la scelta.',
} satisfies Translated<typeof pageMenu>;
