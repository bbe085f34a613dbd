import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'Une nouvelle version de COGN est là',
  newerText: 'Elle attend que vous la vouliez. Ce que vous avez écrit reste enregistré.',
  update: 'Mettre à jour maintenant',
  deviceTitle: 'COGN sur cet appareil',
  kept: 'Sur cet appareil, COGN s’ouvre aussi sans connexion.',
  notKept: 'Pour l’instant, COGN s’ouvre sur cet appareil seulement avec une connexion.',
  installText: 'Si vous le souhaitez, il peut avoir sa propre icône, comme les autres applications.',
  install: 'Installer sur cet appareil',
  lasting: {
    open: 'Le navigateur peut effacer ce qui attend encore d’être envoyé, s’il manque de place.',
    lasts: 'Le navigateur gardera ici ce qui attend encore d’être envoyé.',
    refused: 'Le navigateur peut encore effacer ce qui attend d’être envoyé.',
  },
  askToKeep: 'Demander au navigateur de le garder',
  failure: {
    offline:
      'Vous n’avez pas de connexion, et cette page n’est pas encore sur cet appareil. Elle s’ouvrira au retour de la connexion.',
    older:
      'COGN a reçu une nouvelle version pendant que cette fenêtre était ouverte. Réessayez pour ouvrir la nouvelle version.',
  },
} satisfies Translated<typeof offline>;
