import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Salva il file di calendario',
  none: 'Per ora nessun farmaco o promemoria ha l’avviso attivo.',
  saysNames: 'Il file dice nomi e orari. Con le parole discrete dice solo gli orari.',
  saysTimes: 'Le parole discrete sono attive, quindi il file dice solo gli orari.',
  discreet: 'Un tuo avviso',
} satisfies Translated<typeof alarmFile>;
