import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: 'Scrivi nome, dosaggio e orario.',
  dosageHint: 'Per esempio: 10 mg, 1 compressa o 20 gocce.',
  asNeededHint: 'Senza orario fisso: lo annoti quando lo prendi.',
  alarmHint: 'Suona con l’app aperta. Con l’app chiusa, solo sui dispositivi dove l’hai attivato.',
  sideEffectsHint: 'Ciò che noti, se vuoi annotarlo.',
  time: 'Orario {number}',
  addTime: 'Aggiungi un orario',
  removeTime: 'Rimuovi l’orario {number}',
  pills: 'Conta quanto resta',
  pillsHint: 'Compresse, gocce o spruzzi. Ogni dose presa viene sottratta.',
  perDoseHint: 'Se lo lasci vuoto, ogni dose conta come 1.',
  lowHint: 'Un messaggio discreto appare nella pagina.',
  statusHint: 'In pausa o terminato, esce dal piano del giorno. Lo storico resta.',
  timeHint: 'Se non lo sai, puoi lasciarlo vuoto.',
  saveMedicine: 'Salva il farmaco',
} satisfies Translated<typeof medicineForm>;
