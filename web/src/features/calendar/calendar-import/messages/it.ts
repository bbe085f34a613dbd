import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: 'Porta qui gli appuntamenti di un file',
  intro:
    'Scegli un file .ics di Google, Apple o Outlook. Arrivano nome, ora, luogo, note, ripetizione e avviso. Prima vedi che cosa arriva.',
  choose: 'Scegli un file .ics',
  unnamed: 'Appuntamento senza nome',
  fault: {
    notCalendar: 'Questo file non è di un calendario. Scegline uno che finisce in .ics.',
    tooLarge:
      'Questo file è troppo grande: al massimo 5 MB e 2.000 eventi. Nell’altro calendario, salva un periodo più breve.',
    unreadable: 'Il file non si è potuto leggere. Sceglilo di nuovo.',
  },
  found:
    '{count, plural, =0 {Nessun appuntamento nuovo in questo file.} one {# appuntamento nuovo in questo file.} other {# appuntamenti nuovi in questo file.}}',
  already: '{count, plural, one {# è già nel tuo calendario.} other {# sono già nel tuo calendario.}}',
  more: '{count, plural, one {e un altro} other {e altri #}}',
  rule: '{count, plural, one {# si ripete in un modo che COGN non ha, e non arriva:} other {# si ripetono in un modo che COGN non ha, e non arrivano:}}',
  days: '{count, plural, one {# dura più giorni e si ripete, o supera un anno. Non arriva:} other {# durano più giorni e si ripetono, o superano un anno. Non arrivano:}}',
  past: '{count, plural, one {# è in un giorno già passato e resta fuori. I giorni passati fanno parte di Premium:} other {# sono in giorni già passati e restano fuori. I giorni passati fanno parte di Premium:}}',
  cancelled:
    '{count, plural, one {# è stato annullato nell’altro calendario, e non arriva:} other {# sono stati annullati nell’altro calendario, e non arrivano:}}',
  unreadable:
    '{count, plural, one {# non ha un giorno leggibile, e non arriva:} other {# non hanno un giorno leggibile, e non arrivano:}}',
  alert:
    '{count, plural, one {# ha un avviso che COGN non ha. Arriva senza quell’avviso:} other {# hanno un avviso che COGN non ha. Arrivano senza quell’avviso:}}',
  shortened:
    '{count, plural, one {# ha un testo troppo lungo. Arriva solo l’inizio:} other {# hanno un testo troppo lungo. Arriva solo l’inizio:}}',
  zone: '{count, plural, one {# può avere l’ora di un altro fuso. L’ora arriva come nel file:} other {# possono avere l’ora di un altro fuso. L’ora arriva come nel file:}}',
  begins:
    '{count, plural, one {# si ripete da prima di oggi. Si aggiunge dalla prossima volta, perché i giorni passati fanno parte di Premium:} other {# si ripetono da prima di oggi. Si aggiungono dalla prossima volta, perché i giorni passati fanno parte di Premium:}}',
  add: '{count, plural, one {Aggiungi # appuntamento} other {Aggiungi # appuntamenti}}',
  leave: 'Chiudi senza aggiungere',
  added: '{count, plural, =0 {Nessun appuntamento aggiunto} one {# appuntamento aggiunto} other {# appuntamenti aggiunti}}',
  refused: '{count, plural, one {Il server non ne ha accettato #.} other {Il server non ne ha accettati #.}}',
  connection: 'Il server non ha risposto. Riprova quando c’è connessione.',
  later: 'Sono state molte annotazioni in una volta. Aggiungi il resto tra un’ora.',
  undone: 'Appuntamenti del file rimossi',
  notUndone: 'Non è stato ancora possibile rimuoverli tutti',
} satisfies Translated<typeof calendarImport>;
