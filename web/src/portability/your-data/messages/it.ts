import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: 'Scarica tutti i miei dati',
  downloadText: 'Tutto ciò che COGN ha su di te, in un file.',
  downloadWhat: 'Il file contiene annotazioni, consensi, account e foto. Viene creato su questo dispositivo.',
  downloadNow: 'Scarica i miei dati',
  unreachable: 'La copia si fa con ciò che conserva il server. Viene consegnata solo intera.',
  failed: 'Il server non ha potuto rispondere ora. La copia viene consegnata solo intera.',
  unsent:
    '{count, plural, one {# modifica è ancora solo su questo dispositivo. Va in una parte separata.} other {# modifiche sono ancora solo su questo dispositivo. Vanno in una parte separata.}}',
  import: 'Riportare annotazioni da un file',
  importText: 'Una copia di COGN, o gli umori di Daylio.',
  who: 'Chi vede che cosa',
  whoText: 'Ogni persona e servizio, e ciò che riceve.',
  allow: 'Che cosa permetti',
  allowText: 'Consensi che dai e ritiri quando vuoi.',
  end: 'Elimina il mio account',
  endText: 'Come funziona, e fino a quando puoi cambiare idea.',
  readme: {
    name: 'LEGGIMI',
    intro: 'Questo file è una copia di ciò che COGN conserva su di te.',
    everything: 'tutto ciò che hai annotato, così com’è conservato. Un altro programma può leggerlo.',
    tables:
      'una tabella (CSV) per ogni tipo di annotazione. Si apre nei fogli di calcolo. Un apostrofo all’inizio di una cella impedisce al foglio di eseguire il testo.',
    account: 'e-mail, telefono, dispositivi connessi e ciò che mostra il calendario privato.',
    photos: 'le tue foto, se ci sono.',
    photosGone:
      '{count, plural, one {# foto delle tue annotazioni non è più sul server. Per questo non è in questa copia.} other {# foto delle tue annotazioni non sono più sul server. Per questo non sono in questa copia.}}',
    device: 'ciò che era ancora solo sul dispositivo, se c’è.',
    leftOut:
      'Restano fuori la password, i codici, le chiavi delle notifiche e l’indirizzo privato del calendario. Anche le bozze non salvate restano fuori.',
    care: 'Conserva questo file in un luogo sicuro. Chi lo apre legge tutto.',
  },
  tables: {
    consents: 'Consensi',
    preferences: 'Preferenze',
    push_subscriptions: 'Dispositivi che ricevono notifiche',
    premium_periods: 'Periodi Premium',
  },
} satisfies Translated<typeof yourData>;
