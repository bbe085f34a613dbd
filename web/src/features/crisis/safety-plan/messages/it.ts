import type { Translated } from '#core/messages/translated.ts';
import type safetyPlan from './pt.ts';

export default {
  heading: 'Il mio piano di sicurezza',
  intro: 'Sei passi, con parole tue. Puoi saltare quelli che vuoi. Farlo con un professionista aiuta.',
  empty: 'Il piano è ancora vuoto.',
  write: 'Scrivi il mio piano',
  change: 'Modifica il mio piano',
  numbered: '{number}. {step}',
  warning_signs: 'I miei segnali',
  warning_signsHint: 'Che cosa penso, sento o faccio quando comincia.',
  own_ways: 'Che cosa posso fare per conto mio',
  own_waysHint: 'Respirare, musica, acqua, un posto quieto.',
  people_and_places: 'Persone e luoghi che distraggono',
  people_and_placesHint: 'Con chi o dove mi sento meglio, senza spiegare.',
  people_to_ask: 'Persone a cui posso chiedere aiuto',
  people_to_askHint: 'Nome e telefono.',
  professionals: 'Professionisti e linee di ascolto',
  professionalsHint: 'Chi mi segue, e numeri che rispondono a ogni ora.',
  safer_place: 'Rendere il mio posto più sicuro',
  safer_placeHint: 'Che cosa concordo con qualcuno perché il mio spazio sia sicuro.',
  save: 'Salva piano',
  saved: 'Piano salvato',
  savedHere: 'Piano salvato su questo dispositivo',
  failed: 'Il piano non è stato salvato',
  print: 'Stampa il piano',
} satisfies Translated<typeof safetyPlan>;
