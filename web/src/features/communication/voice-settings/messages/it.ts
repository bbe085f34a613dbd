import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: 'Voce',
  summary: 'La voce e la sua velocità su questo dispositivo',
  text: 'Vale solo per questo dispositivo, in «Leggi» e in «Aiuto subito».',
  voice: 'Voce',
  ownVoice: 'Scelta del dispositivo',
  rate: 'Velocità',
  verySlow: 'molto lenta',
  slow: 'lenta',
  normal: 'normale',
  fast: 'veloce',
  listen: 'Ascolta',
  quiet: 'Ferma la voce',
  sample: 'Così parla questa voce.',
  silent: 'Questo dispositivo non ha parlato',
  silentText: 'Qui non c’è una voce per questa lingua.',
} satisfies Translated<typeof voiceSettings>;
