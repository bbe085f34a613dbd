import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Tabelle di comunicazione',
  summary: 'Portare qui messaggi da un’altra app, o portare con te i tuoi',
  text: 'I file usano il formato aperto OBF (con immagini, OBZ), che usano anche altre app di comunicazione. Le immagini di COGN sono incluse. Quelle di altre app non arrivano. Le tue foto non vanno nel file.',
  read: 'Porta qui una tabella',
  save: 'Scarica i messaggi',
  notBoard: 'Questo file non è una tabella OBF o OBZ, oppure è troppo grande.',
  leftOut:
    '{count, plural, one {# messaggio non è entrato: è troppo lungo o oltre i cento.} other {# messaggi non sono entrati: sono troppo lunghi o oltre i cento.}}',
  nothingNew: 'Tutti i messaggi di questa tabella sono già qui.',
  foreignPictures:
    '{count, plural, one {L’immagine di questo messaggio resta fuori, perché non è di COGN: {names}.} other {Le immagini di questi # messaggi restano fuori, perché non sono di COGN: {names}.}}',
  addAnyway: '{count, plural, one {Aggiungi # messaggio così} other {Aggiungi # messaggi così}}',
  noDrawings: 'Le immagini di COGN non si sono caricate. Riprova quando c’è connessione.',
  added: '{count, plural, one {# messaggio aggiunto} other {# messaggi aggiunti}}',
  addedHere:
    '{count, plural, one {# messaggio aggiunto su questo dispositivo} other {# messaggi aggiunti su questo dispositivo}}',
} satisfies Translated<typeof openBoard>;
