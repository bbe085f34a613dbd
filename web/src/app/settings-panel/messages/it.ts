import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: 'Impostazioni',
  text: 'Le tue scelte valgono subito.',
  close: 'Chiudi',
  back: 'Indietro',
  groups: {
    look: 'Aspetto',
    comfort: 'Comfort',
    notices: 'Messaggi e suoni',
    pages: 'Pagine del menu',
    account: 'Account e privacy',
  },
  within: {
    look: 'Tema, contrasto e lingua',
    comfort: 'Testo, movimento e modalità semplice',
    notices: 'Quanto tempo restano, suono e vibrazione',
    pages: 'Cosa appare e in quale ordine',
    account: 'I tuoi dati, password e dispositivi',
  },

  contrast: 'Contrasto',
  contrasts: { system: 'Come sul dispositivo', more: 'Più contrasto' },

  sample: 'Un testo di esempio, per vedere come appare.',
  textSize: 'Dimensione del testo',
  textSizes: { standard: 'Normale', large: 'Grande', larger: 'Più grande', largest: 'La più grande' },
  readingFont: 'Carattere per la lettura',
  systemFont: 'Quello del dispositivo',
  fontOfLatin: 'In giapponese e cinese resta il carattere del dispositivo.',
  motion: 'Movimento sullo schermo',
  motions: { system: 'Come sul dispositivo', reduced: 'Senza movimento', full: 'Con movimento' },
  simpleMode: 'Modalità semplice',
  simpleModeText: 'Meno cose alla volta: fino a cinque scelte per ogni passo.',

  duration: 'Durata dei messaggi',
  seconds: '{count, plural, one {# secondo} other {# secondi}}',
  durationHint: 'Gli errori e i messaggi con un pulsante restano finché non rispondi.',
  sound: 'Suono lieve',
  soundText: 'Un suono breve, a basso volume, quando qualcosa viene salvato.',
  trySound: 'Ascolta il suono',
  noSound: 'Questo browser non supporta i suoni.',
  vibration: 'Vibrazione',
  vibrationText: 'Un tocco leggero a ogni salvataggio, sui dispositivi che vibrano.',
  tryVibration: 'Senti la vibrazione',
  noVibration: 'Questo browser non supporta la vibrazione.',
  earlier: 'Vedi i messaggi precedenti',

  on: 'sì',
  off: 'no',
} satisfies Translated<typeof settingsPanel>;
