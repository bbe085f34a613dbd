import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: 'Mots',
  hint: 'Les accents et les majuscules ne comptent pas.',
  found: '{count, plural, =0 {Aucune pensée avec ces mots.} one {# pensée avec ces mots.} other {# pensées avec ces mots.}}',
  foundHere:
    '{count, plural, =0 {Sur cet appareil, aucune pensée avec ces mots.} one {Sur cet appareil, # pensée avec ces mots.} other {Sur cet appareil, # pensées avec ces mots.}}',
  openDay: 'Ouvrir le {date}',
} satisfies Translated<typeof thoughtSearch>;
