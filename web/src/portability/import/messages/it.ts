import type { Translated } from '#core/messages/translated.ts';
import type importWords from './pt.ts';

export default {
  intro: 'Riporta qui un file di dati di COGN (JSON o ZIP), o la tabella (CSV) che Daylio esporta.',
  safe: 'Prima vedi un’anteprima. Nulla viene scritto finché non confermi.',
  choose: 'Scegli un file',
  another: 'Scegli un altro file',
  reading: 'Lettura del file',
  faultTitle: 'Nulla è stato importato',
  fault: {
    notJson: 'Questo file non contiene dati che COGN sappia leggere.',
    notOurs: 'Questo file non è stato creato da COGN.',
    newer: 'Questo file viene da una versione più nuova di COGN. Ricarica la pagina e riprova.',
    damaged: 'Alcune parti di questo file sono danneggiate. Se hai un’altra copia, prova con quella.',
    tooLarge: 'Questo file è troppo grande per essere letto su questo dispositivo.',
    unreachable: 'Nessuna connessione al server. Quando torna, scegli di nuovo il file.',
    failed: 'Il server non è riuscito a rispondere. Riprova tra un momento.',
  },
  preview: 'Anteprima di {name}',
  count: {
    added: '{count, plural, one {# nuova} many {# nuove} other {# nuove}}',
    filled: 'completa ciò che è vuoto',
    same: '{count, plural, one {# è già qui} many {# sono già qui} other {# sono già qui}}',
    differing:
      '{count, plural, one {# diversa da ciò che è qui} many {# diverse da ciò che è qui} other {# diverse da ciò che è qui}}',
    premium:
      '{count, plural, one {# resta nel file: fa parte di Premium} many {# restano nel file: fanno parte di Premium} other {# restano nel file: fanno parte di Premium}}',
    pastAppointment:
      '{count, plural, one {# resta nel file: giorno passato, fa parte di Premium} many {# restano nel file: giorni passati, fanno parte di Premium} other {# restano nel file: giorni passati, fanno parte di Premium}}',
    agreement:
      '{count, plural, one {# resta nel file: serve il tuo consenso} many {# restano nel file: serve il tuo consenso} other {# restano nel file: serve il tuo consenso}}',
    unreadable:
      '{count, plural, one {# non si può leggere} many {# non si possono leggere} other {# non si possono leggere}}',
  },
  firstOf: 'Vedi le prime: {what}',
  here: 'Qui',
  inFile: 'Nel file',
  otherwise: 'Quando il file dice altro',
  keepMine: 'Tieni ciò che è qui',
  takeFile: 'Usa ciò che dice il file',
  waits: 'Ciò che resta nel file è ancora lì. Importa di nuovo lo stesso file quando puoi.',
  allow: 'I consensi si trovano in «Ciò che consenti».',
  unknown: 'COGN non riconosce questi dati e li lascia fuori: {names}.',
  more: '{names} e {count} in più',
  leftOut: 'Consensi, dispositivi e messaggi di crisi inviati appartengono all’account e restano fuori.',
  skipped:
    '{count, plural, one {# annotazione del file resta fuori, perché il suo umore non diventa nessuno di quelli di qui.} many {# annotazioni del file restano fuori, perché il loro umore non diventa nessuno di quelli di qui.} other {# annotazioni del file restano fuori, perché il loro umore non diventa nessuno di quelli di qui.}}',
  photoAdded: 'Entra anche la foto del profilo.',
  photoKept: 'La foto del profilo che è qui resta.',
  photoTaken: 'La foto del profilo è stata aggiunta.',
  photoRefused: 'La foto non è stata accettata. Puoi sceglierla in «Profilo».',
  nothing: 'In questo file non c’è nulla di nuovo da importare.',
  start: 'Importa',
  cancel: 'Annulla',
  running: 'Importazione: {percent}',
  stop: 'Ferma',
  end: {
    whole: 'Importazione terminata',
    cancelled: 'Importazione fermata',
    paused: 'Il server ha chiesto una pausa',
    cut: 'La connessione si è interrotta',
  },
  added: '{count, plural, one {# annotazione aggiunta.} many {# annotazioni aggiunte.} other {# annotazioni aggiunte.}}',
  changed:
    '{count, plural, one {# annotazione modificata.} many {# annotazioni modificate.} other {# annotazioni modificate.}}',
  rest: 'Ciò che è entrato è salvato. Per il resto, importa di nuovo lo stesso file.',
  restLater: 'Ciò che è entrato è salvato. Per il resto, importa di nuovo lo stesso file tra un’ora.',
  refused:
    '{count, plural, one {# annotazione non è stata accettata:} many {# annotazioni non sono state accettate:} other {# annotazioni non sono state accettate:}}',
  why: {
    notAllowed: 'non possibile per il tuo account',
    noConsent: 'serve il tuo consenso',
    retroactive: 'appuntamento in un giorno passato',
    notYet: 'giorno non ancora arrivato',
    gone: 'non esiste più',
    invalid: 'un valore non è stato accettato',
    duplicate: 'ne esiste già una uguale',
    tooLarge: 'il testo è troppo lungo',
    full: 'l’account contiene già il massimo di annotazioni',
    other: 'un altro motivo',
  },
  saveRefused: 'Scarica quelle che non sono entrate',
  past: 'Importazioni che si possono annullare',
  pastHint: 'Solo su questo dispositivo, e finché non esci dall’account.',
  undo: 'Annulla l’importazione',
  undoOf: 'Annulla: {name}, {time}',
  undoTitle: 'Annulla questa importazione?',
  undoText: 'Esce tutto ciò che ha aggiunto, anche ciò che hai modificato dopo. Ciò che ha modificato torna com’era.',
  undoing: 'Annullamento: {percent}',
  undone: 'Importazione annullata',
  removed: '{count, plural, one {# annotazione tolta.} many {# annotazioni tolte.} other {# annotazioni tolte.}}',
  restored:
    '{count, plural, one {# annotazione è com’era prima.} many {# annotazioni sono com’erano prima.} other {# annotazioni sono com’erano prima.}}',
  notRestored:
    '{count, plural, one {# annotazione non è potuta tornare com’era.} many {# annotazioni non sono potute tornare com’erano.} other {# annotazioni non sono potute tornare com’erano.}}',
  undoCut: 'La connessione si è interrotta. Premi di nuovo «Annulla l’importazione» per continuare.',
} satisfies Translated<typeof importWords>;
