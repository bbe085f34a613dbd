import type { Translated } from '#core/messages/translated.ts';
import type deletion from './pt.ts';

export default {
  what: 'L’account, le annotazioni, le foto e tutto il resto escono dal server. Dopo, nessuno può riportarli indietro.',
  grace:
    '{days, plural, one {Hai # giorno per cambiare idea: basta accedere e scegliere «Mantieni il mio account».} other {Hai # giorni per cambiare idea: basta accedere e scegliere «Mantieni il mio account».}}',
  atOnce: 'Su questo server succede subito, senza ritorno.',
  stops:
    'Quando lo chiedi, tutti i dispositivi escono dall’account. Avvisi, messaggi di crisi in attesa e indirizzo del calendario si fermano.',
  copyFirst: 'Se vuoi una copia, scarica prima i tuoi dati, in alto in questa schermata.',
  remains:
    'Le copie di sicurezza di chi gestisce il server possono durare di più, e anche tracce sul suo disco. Ciò che l’amministrazione ha fatto con l’account resta annotato, con un codice al posto del tuo nome. Dei pagamenti, Stripe tiene le ricevute che la legge chiede. La scheda di «Aiuto subito» è del dispositivo e vi resta.',
  unsent:
    '{count, plural, one {Anche # modifica presente solo su questo dispositivo sarà cancellata.} other {Anche # modifiche presenti solo su questo dispositivo saranno cancellate.}}',
  word: 'ELIMINA',
  wordLabel: 'Per confermare, scrivi {word}',
  wordMissing: 'Scrivi {word} per confermare.',
  passwordWrong: 'La password non corrisponde. Puoi riprovare o usare un codice.',
  useCode: 'Usa un codice al posto della password',
  codeSent: 'Abbiamo inviato un codice a {address}.',
  submit: 'Elimina il mio account',
  failed: 'L’account non è stato eliminato',
  failedText: 'Tutto è come prima. Riprova tra un momento.',
  doneTitle: 'Richiesta ricevuta',
  doneLater:
    'Il tuo account sarà eliminato il {date}. Fino ad allora, accedi e scegli «Mantieni il mio account» se cambi idea.',
  doneNow: 'Il tuo account e i tuoi dati vengono eliminati adesso.',
  deviceEmptied: 'Ciò che era su questo dispositivo è stato cancellato.',
  deviceNotEmptied: 'Ciò che è su questo dispositivo non è stato cancellato. Cancella i dati del sito nel browser.',
  understood: 'Ho capito',
  gateTitle: 'Il tuo account sarà eliminato',
  gateText: 'L’hai chiesto tu. L’account e i tuoi dati saranno eliminati il {date}.',
  gateKeep: 'Se hai cambiato idea, è ancora tutto qui.',
  keep: 'Mantieni il mio account',
  kept: 'Account mantenuto',
  keptText: 'Tutto è come prima. Avvisi e indirizzo del calendario si possono riattivare.',
  notKept: 'L’account non è ancora mantenuto',
} satisfies Translated<typeof deletion>;
