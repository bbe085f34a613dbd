import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: 'Voix',
  summary: 'La voix et sa vitesse sur cet appareil',
  text: 'Cela vaut seulement pour cet appareil, pour « Dire » et dans « Aide immédiate ».',
  voice: 'Voix',
  ownVoice: 'Choix de l’appareil',
  rate: 'Vitesse',
  verySlow: 'très lente',
  slow: 'lente',
  normal: 'normale',
  fast: 'rapide',
  listen: 'Écouter',
  quiet: 'Arrêter la voix',
  sample: 'Voici comment parle cette voix.',
  silent: 'Cet appareil n’a pas parlé',
  silentText: 'Il n’y a pas de voix pour cette langue ici.',
} satisfies Translated<typeof voiceSettings>;
