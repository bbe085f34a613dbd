import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: 'Immagine',
  use: 'Usa: {name}',
  choose: 'Scegli un’immagine',
  change: 'Cambia immagine',
  close: 'Chiudi le immagini',
  remove: 'Togli immagine',
  search: 'Cerca un’immagine',
  group: 'Argomento',
  found: '{count, plural, one {# immagine} other {# immagini}}',
  nothing: 'Nessuna immagine ha queste parole.',
  source: 'Immagini di OpenMoji (openmoji.org), con altri colori. Licenza: CC BY-SA 4.0.',
  answers: 'Risposte',
  talk: 'Conversazione e aiuto',
  needs: 'Sensi e pause',
  feelings: 'Emozioni',
  body: 'Corpo e salute',
  people: 'Persone e animali',
  places: 'Luoghi e trasporti',
  food: 'Cibo e bevande',
  day: 'Vita quotidiana',
} satisfies Translated<typeof messagePictures>;
