import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'Ti diamo il benvenuto',

  openTitle: 'Manca solo un passo',
  openText: 'Premi il pulsante per confermare la tua e-mail ed entrare nell’account.',
  confirm: 'Conferma la mia e-mail',
  confirming: 'Conferma in corso',

  changeTitle: 'Conferma il cambio di e-mail',
  changeText: 'Premi il pulsante per confermare questo indirizzo.',
  halfTitle: 'Manca solo l’altra e-mail',
  halfText: 'Questo indirizzo è confermato. Apri anche l’e-mail inviata all’altro.',
  changedTitle: 'La tua e-mail è cambiata',
  changedText: 'Da ora in poi, accedi con il nuovo indirizzo.',
  doneTitle: 'Ti diamo il benvenuto in COGN',
  doneText: 'Il tuo account è confermato e hai già fatto l’accesso.',
  nextProfile: 'La prossima pagina è la tua: la tua giornata in alto e il tuo profilo sotto. Compila solo ciò che vuoi.',
  nextPricing: 'La prossima pagina mostra i piani. Puoi scegliere con calma.',
  continue: 'Continua',
  redirectNote: 'Se non tocchi nulla per una decina di secondi, si apre la pagina seguente. Puoi anche restare.',
  stay: 'Resta qui',
  stayed: 'Va bene, la pagina resta aperta. Continua quando vuoi.',
  choices: 'Se vuoi, scegli subito',
  countryHint:
    'Così Aiuto subito mostra le linee di ascolto del tuo paese. La scelta resta su questo dispositivo, e puoi cambiarla o farla più tardi.',
  letters: 'Usa lettere più facili da distinguere',
  lettersHint: 'Il carattere Atkinson Hyperlegible, in tutta l’app. Puoi cambiarlo nelle impostazioni.',
  lettersOn: 'L’app usa le lettere Atkinson Hyperlegible',
  lettersOff: 'L’app è tornata alle lettere del dispositivo',
  confirmedToastTitle: 'Account confermato',
  confirmedToastText: 'Il tuo account è pronto.',

  expiredTitle: 'Questo link non è più valido',
  expiredText: 'Scade dopo un po’ e funziona una volta sola. È normale.',
  expiredNext: 'Se hai già confermato, basta accedere. Altrimenti chiedi un’altra e-mail.',
  requestNew: 'Chiedi un’altra e-mail',
  toLogin: 'Accedi al mio account',

  emptyTitle: 'Questa pagina si apre dall’e-mail',
  emptyText: 'Per confermare l’account, apri l’e-mail inviata e premi il suo pulsante.',
} satisfies Translated<typeof welcome>;
