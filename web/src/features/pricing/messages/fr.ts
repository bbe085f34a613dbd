import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: 'Formules',
  description: 'Choisissez tranquillement. Vous pourrez changer plus tard.',
  free: 'Gratuite',
  freeText: 'Pour tous les jours, sans limite de durée.',
  premium: 'Premium',
  premiumText: 'Pour vous connaître plus en profondeur.',
  freeIncludes: {
    pages: 'Profil, eau, poids et les autres pages gratuites',
    past: 'Des notes à n’importe quelle date',
    themes: 'Quatre thèmes et sept langues',
    data: 'Vos données restent à vous : les lire, les emporter, les effacer',
  },
  premiumIncludes: {
    free: 'Toute la formule gratuite',
    pages: 'Humeur et toutes les pages Premium',
    calendar: 'Des rendez-vous à des dates passées',
    menu: 'Les couleurs des icônes du menu',
  },
  afterwards: 'Si Premium se termine, vous pourrez toujours lire ce que vous avez écrit.',
  current: 'Votre formule actuelle',
  until: 'Jusqu’au {date}',
  chooseFree: 'Garder la formule gratuite',
  choosePremium: 'Choisir Premium',
  renewPremium: 'Renouveler Premium',
  back: 'Revenir au journal',
  grant:
    '{days, plural, one {Sur ce serveur, Premium ne coûte rien pendant 1 jour.} other {Sur ce serveur, Premium ne coûte rien pendant # jours.}}',
  ask: 'Sur ce serveur, la personne qui administre accorde Premium. Adressez-vous à elle.',
  everybody: 'Sur ce serveur, tout le monde a Premium, sans frais.',
  opening: 'Chargement des formules',
  offerFailed: 'Les formules n’ont pas pu être chargées. La vôtre reste la même.',
  retry: 'Réessayer',
  granted: 'Premium est actif',
  grantedText: 'Il est valable jusqu’au {date}.',
  failed: 'Premium n’a pas pu être activé',
  failedText: 'Rien n’a changé dans votre formule. Réessayez dans un moment.',
} satisfies Translated<typeof pricing>;
