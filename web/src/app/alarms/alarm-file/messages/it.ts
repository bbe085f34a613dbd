import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Salva il file di calendario',
  none: 'Per ora nessun farmaco o promemoria ha l’avviso attivo.',
  saysNames: 'Il file dice nomi e orari. Con l’avviso discreto dice solo gli orari.',
  saysTimes: 'L’avviso discreto è attivo, quindi il file dice solo gli orari.',
  discreet: 'Un tuo avviso',
} satisfies Translated<typeof alarmFile>;
