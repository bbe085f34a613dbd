import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: 'Piani',
  description: 'Scegli con calma. Puoi cambiare più avanti.',
  free: 'Gratuito',
  freeText: 'Per ogni giorno, senza scadenza.',
  premium: 'Premium',
  premiumText: 'Per conoscerti più a fondo.',
  freeIncludes: {
    pages: 'Profilo, acqua, peso e le altre pagine gratuite',
    past: 'Annotazioni in qualsiasi data',
    themes: 'Quattro temi e sette lingue',
    data: 'I tuoi dati restano tuoi: puoi leggerli, portarli con te e cancellarli',
  },
  premiumIncludes: {
    free: 'Tutto il piano gratuito',
    pages: 'Umore e tutte le pagine Premium',
    calendar: 'Appuntamenti in date passate',
    menu: 'I colori delle icone del menu',
  },
  afterwards: 'Se Premium finisce, potrai sempre leggere ciò che hai scritto.',
  current: 'Il tuo piano attuale',
  until: 'Fino al giorno {date}',
  chooseFree: 'Resta con il piano gratuito',
  choosePremium: 'Scegli Premium',
  renewPremium: 'Rinnova Premium',
  back: 'Torna al diario',
  grant:
    '{days, plural, one {Su questo server Premium non costa nulla per 1 giorno.} other {Su questo server Premium non costa nulla per # giorni.}}',
  ask: 'Su questo server Premium lo concede chi amministra. Chiedi a quella persona.',
  everybody: 'Su questo server tutti hanno Premium, senza costi.',
  opening: 'Caricamento dei piani',
  offerFailed: 'Ora non è stato possibile caricare i piani. Il tuo piano resta com’è.',
  retry: 'Riprova',
  granted: 'Premium attivo',
  grantedText: 'Vale fino al giorno {date}.',
  failed: 'Non è stato possibile attivare Premium',
  failedText: 'Nulla è cambiato nel tuo piano. Riprova tra un momento.',
} satisfies Translated<typeof pricing>;
