import type { Translated } from '#core/messages/translated.ts';
import type settings from './pt.ts';

export default {
  title: 'Impostazioni delle pagine',
  intro: 'Un menu a modo tuo: tema, colori, pagine e ordine.',
  lockedTitle: 'Questa pagina fa parte di Premium',
  lockedText: 'Con Premium scegli il colore di ogni icona. Tema, ordine e pagine visibili sono per tutti, in Impostazioni.',
  lockedOpen: 'Scopri Premium',
  colours: 'Colori delle icone',
  menuLine: 'Che cosa appare, in che ordine, e le tue scorciatoie.',
  coloursLine:
    '{count, plural, =0 {Tutte nel colore del tema.} one {# icona con un colore proprio.} many {# icone con un colore proprio.} other {# icone con un colore proprio.}}',
  coloursText: 'Scegli una pagina per cambiare il colore della sua icona. Il nome resta accanto.',
  colour: 'Colore dell’icona',
  themeColour: 'Colore del tema',
  pink: 'Rosa',
  green: 'Verde',
  lightBlue: 'Azzurro',
  darkBlue: 'Blu scuro',
  white: 'Bianco',
  gray: 'Grigio',
  purple: 'Viola',
  yellow: 'Giallo',
  orange: 'Arancione',
  chosen: '{page}: {colour}',
  reset: 'Torna ai colori del tema',
  resetKept: 'Le icone sono tornate ai colori del tema',
  undone: 'I tuoi colori sono tornati',
  close: 'Chiudi',
} satisfies Translated<typeof settings>;
