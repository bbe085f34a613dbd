import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: 'Numero: {phone}. Così chi lo riceve può chiamarti. Togliere la spunta vale anche per i messaggi non ancora partiti.',
  noPhone: 'Il messaggio può contenere il tuo telefono, e nel tuo profilo non c’è ancora un numero completo.',
  addPhone: 'Scrivi il telefono nel profilo',
  saved: 'Scelta salvata',
  here: 'Scelta salvata su questo dispositivo',
  failed: 'La scelta non è stata salvata',
  'unnamed-ask': 'Una persona che si fida di te sta vivendo un momento difficile e chiede il tuo aiuto adesso.',
  'unnamed-wrote': 'Una persona che si fida di te chiede il tuo aiuto adesso e scrive:',
  'unnamed-phone': 'Telefono di questa persona: {phone}',
  'unnamed-reply':
    'COGN invia questo messaggio e non riceve risposte. Questa persona non ha ancora scritto il suo nome. Se sai chi è, parlale direttamente.',
  unnamed: 'Non hai ancora scritto il tuo nome. Senza, chi riceve il messaggio può non sapere chi chiede aiuto.',
  writeName: 'Scrivi il nome nel profilo',
} satisfies Translated<typeof sharePhone>;
