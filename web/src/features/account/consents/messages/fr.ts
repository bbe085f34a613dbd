import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Accord enregistré',
  withdrawn: 'Accord retiré',
  failed: 'Le choix n’a pas été enregistré',
  policy: 'Lire la politique de confidentialité',
  policyAgreed: 'Vous avez accepté la politique le {date}.',
  policyOlder: 'Vous avez accepté la politique le {date}. Un complément est venu ensuite, que vous pouvez lire.',
  grantedSince: 'Vous êtes d’accord depuis le {date}.',
  withdrawnSince: 'Sans accord depuis le {date}.',
  unasked: 'Vous n’avez pas encore donné votre accord.',
  withdraw: 'Retirer l’accord',
  give: 'Donner l’accord',
  about: '{verb} : {name}',
  health: {
    name: 'Données de santé',
    text: 'Garder ce que vous notez sur le corps et l’esprit : humeur, sommeil, poids.',
    after: 'Sans accord, rien de nouveau n’est gardé. Vous pouvez toujours lire, copier et effacer.',
  },
  spirituality: {
    name: 'Spiritualité',
    text: 'Garder les pratiques et croyances que vous notez sur la page de spiritualité.',
    after: 'Sans accord, rien de nouveau n’est gardé. Ce que vous avez noté reste à vous.',
  },
  crisis_messages: {
    name: 'Messages de crise',
    text: 'Prévenir les contacts de votre choix, seulement quand vous utilisez le bouton de crise.',
    after: 'Sans accord, aucun contact n’est prévenu.',
  },
} satisfies Translated<typeof consents>;
