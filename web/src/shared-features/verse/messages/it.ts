import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: 'Verso del giorno',
  titleOf: 'Verso del {date}',
  paraphrase: 'Nostra parafrasi di {reference}',
  noneInLanguage: 'Questa raccolta non ha versi nella tua lingua.',
  areOff: 'I versi sono disattivati.',
  like: 'Mi piace',
  exchange: 'Cambia questo verso',
  choose: 'Scegli i versi',
  more: 'Altro',
  choiceTitle: 'Versi del giorno',
  close: 'Chiudi',
  likedKept: 'Tenuto tra i versi che ti piacciono',
  likedKeptHere: 'Tenuto su questo dispositivo, tra i versi che ti piacciono',
  unliked: 'Il verso è uscito dalla tua lista',
  unlikedHere: 'Il verso è uscito dalla tua lista su questo dispositivo',
  swapped: 'Ecco un altro verso',
} satisfies Translated<typeof verse>;
