import type { Translated } from '#core/messages/translated.ts';
import type trackerForm from './pt.ts';

export default {
  arrange: 'Ordina i registri personali',
  done: 'Fine',
  add: 'Nuovo registro personale',
  save: 'Salva registro personale',
  kindStays: 'Il modo di rispondere e le opzioni esistenti restano come sono.',
  unitHint: 'Con le tue parole, come «tazze». Può restare vuoto.',
  addsUpHint: 'Senza la somma, il giorno ha la media. Serve per le misure, come la temperatura.',
  usualScale: 'per niente\nun po’\nmedio\nabbastanza\nmolto',
  wordsInOrder: 'Le tue parole, dalla più debole alla più forte',
  ownOptions: 'Le tue opzioni',
  onePerLine: 'Una per riga, da {min} a {max}.',
  'example-yesNo': 'Sono stato all’aperto?',
  'example-words': 'Dolore: niente, un po’, molto',
  'example-number': 'Tazze di caffè',
  'example-minutes': 'Tempo di lettura',
  'example-choice': 'Dove ho lavorato: casa, ufficio',
  archive: 'Archivia',
  archiveHint: 'Esce da questa pagina e da «Annota». Le annotazioni restano.',
  archivedOnes: 'Archiviati',
  full: 'C’è posto per {most} registri personali, compresi quelli archiviati. Per crearne un altro, rimuovine uno.',
  fullFree: 'Senza Premium c’è posto per {free} registri personali, compresi quelli archiviati. Con Premium per {most}.',
  removes:
    '{count, plural, =0 {Non ha ancora annotazioni.} one {Anche la sua annotazione verrà rimossa. Non si può annullare.} other {Anche le sue # annotazioni verranno rimosse. Non si può annullare.}}',
  removesAll: 'Anche tutte le sue annotazioni verranno rimosse. Non si può annullare.',
  'problem-tooFew': 'Scrivine almeno {min}, una per riga.',
  'problem-tooMany': 'Scrivine al massimo {max}, una per riga.',
  'problem-twice': 'Una compare due volte.',
  'problem-tooLong': 'Ognuna può avere fino a {longest} lettere.',
  'problem-removed': 'Le opzioni esistenti devono restare. Puoi aggiungerne altre.',
} satisfies Translated<typeof trackerForm>;
