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
    pages: 'Profilo, acqua, peso e le altre pagine libere',
    past: 'Voci in qualsiasi data',
    themes: 'Quattro temi e sette lingue',
    data: 'I tuoi dati restano tuoi: leggerli, portarli via, cancellarli',
  },
  premiumIncludes: {
    free: 'Tutto il piano gratuito',
    pages: 'Umore e tutte le pagine Premium',
    calendar: 'Appuntamenti in date passate',
    menu: 'I colori delle icone del menu',
  },
  afterwards: 'Se Premium finisce, ciò che hai scritto resta tuo da leggere.',
  current: 'Il tuo piano ora',
  until: 'Fino al {date}',
  chooseFree: 'Resta con il gratuito',
  choosePremium: 'Scegli Premium',
  renewPremium: 'Rinnova Premium',
  keepPremium: 'Torna al diario',
  grant:
    '{days, plural, one {Su questo server Premium non costa nulla per 1 giorno.} other {Su questo server Premium non costa nulla per # giorni.}}',
  ask: 'Su questo server Premium lo concede chi amministra. Chiedi a quella persona.',
  opening: 'Ricerca dei piani',
  offerFailed: 'Ora non è stato possibile leggere i piani. Il tuo piano resta com’è.',
  retry: 'Riprova',
  granted: 'Premium attivo',
  grantedText: 'Vale fino al {date}.',
  failed: 'Non è stato possibile attivare Premium',
  failedText: 'Nulla è cambiato nel tuo piano. Riprova tra un momento.',
} satisfies Translated<typeof pricing>;
