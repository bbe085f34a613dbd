import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: 'Per esempio: «A volte non parlo. Scrivere è più facile.»',
  overloadHint: 'Per esempio: luce forte, molte voci, un contatto senza preavviso.',
  helpsHint: 'Per esempio: un posto tranquillo, una domanda alla volta.',
  save: 'Salva passaporto',
  saved: 'Passaporto salvato',
  savedHere: 'Passaporto salvato su questo dispositivo',
  failed: 'Il passaporto non è stato salvato',
  purpose: 'Una pagina per chi ti aiuta: come comunichi, che cosa ti sovraccarica e che cosa ti aiuta.',
  show: 'Vedi e stampa',
  back: 'Torna al profilo',
  print: 'Stampa la pagina',
  language: 'Lingua della pagina',
  languageHint: 'I titoli cambiano. Ciò che hai scritto resta com’è.',
  parts: 'Che cosa appare del tuo profilo',
  partsHint: 'Appare solo ciò che spunti. I contatti sono dati di altre persone.',
  nothingYet: 'La pagina è ancora vuota. Puoi scrivere uno dei tre testi o spuntare una parte del profilo.',
  onePage: 'Sta in una pagina, A4 o Letter.',
  twoPages:
    'È troppo testo per una pagina. Niente viene tagliato: la stampa ne usa più di una. Puoi accorciare o togliere una parte.',
  qr: 'Metti sulla pagina un QR con questo testo',
  qrHint: 'Ogni fotocamera di telefono legge il testo, senza internet. Serve a chi ti aiuta.',
  qrTooLong:
    'Il testo supera del {percent} ciò che sta in un QR. Niente viene tagliato. Puoi togliere una parte o accorciare un testo.',
  share: 'Condividi con un link',
  cannotPrint: 'Questo browser non stampa. Puoi mostrare questa schermata o aprire COGN su un altro dispositivo.',
} satisfies Translated<typeof passport>;
