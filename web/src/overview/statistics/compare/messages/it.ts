import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'Sono due cose negli stessi giorni. Una non spiega l’altra. Ogni immagine ha la sua scala.',
  above: 'Sopra',
  below: 'Sotto',
  value: '{name}: {value}',
  tagDays: 'Giorni con l’etichetta «{name}»',
  tagTotal: 'Con l’etichetta, {count} su {days, plural, one {# giorno} many {# giorni} other {# giorni}}.',
  onlyOne: 'Per confrontare servono registrazioni di un altro argomento in questi giorni.',
  empty: 'Non ci sono annotazioni in questi giorni.',
  onlyWithout: 'Ci sono annotazioni in questi giorni, ma senza questo dato.',
  noValue: 'un’annotazione senza questo dato',
  noPeriod: 'niente mestruazioni',
  notRead: 'un’annotazione fuori dal disegno',
  moodFrom: 'L’umore di ogni giorno appare dal giorno {date}.',
  analysis: 'Sovraccarichi',
  medications: 'Dosi prese',
  menstrual: 'Mestruazioni',
  routine: 'Passi della routine',
  nutrition: 'Alimenti annotati',
  readings: 'Letture finite',
  reminders: 'Promemoria fatti',
} satisfies Translated<typeof compare>;
