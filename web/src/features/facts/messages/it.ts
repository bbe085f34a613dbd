import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: 'Fatti del giorno',
  category: 'Che cosa è stato?',
  categoryRequired: 'Scegli il tipo che si avvicina di più.',
  achievement: 'traguardo',
  learning: 'cosa imparata',
  challenge: 'sfida',
  specialMoment: 'momento speciale',
  observation: 'osservazione',
  reflection: 'riflessione',
  text: 'Che cosa è successo?',
  textHint: 'Basta una frase.',
  textRequired: 'Scrivi qualche parola sul fatto.',
  onThisDay: 'In questo giorno, in altri mesi e anni',
  show: 'Mostra',
  all: 'Tutti',
  byCategory: 'Annotazioni per tipo',
  count: 'Annotazioni',
  mostOften:
    '{count, plural, one {C’è # annotazione} other {Ci sono # annotazioni}}. Il tipo più annotato è stato «{category}».',
  mostOftenMany: '{count, plural, one {C’è # annotazione} other {Ci sono # annotazioni}}. Nessun tipo ha prevalso.',
} satisfies Translated<typeof facts>;
