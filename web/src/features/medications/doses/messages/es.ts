import type { Translated } from '#core/messages/translated.ts';
import type doses from './pt.ts';

export default {
  named: '{name}, {time}',
  noted: '{dose}: {state}',
  taken: 'tomada',
  takenAt: 'tomada a las {time}',
  skipped: 'omitida',
  later: 'para después',
  none: 'sin registro',
  toCome: 'todavía por venir',
  ago: '{words}, {ago}',
  take: 'La tomé',
  skip: 'Omitir dosis',
  postpone: 'Dejar para después',
  asNeeded: 'si hace falta',
} satisfies Translated<typeof doses>;
