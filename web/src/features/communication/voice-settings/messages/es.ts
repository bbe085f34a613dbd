import type { Translated } from '#core/messages/translated.ts';
import type voiceSettings from './pt.ts';

export default {
  heading: 'Voz',
  summary: 'La voz y su velocidad en este dispositivo',
  text: 'Vale solo para este dispositivo, en «Decir» y en «Ayuda ahora».',
  voice: 'Voz',
  ownVoice: 'La que elija el dispositivo',
  rate: 'Velocidad',
  verySlow: 'muy lenta',
  slow: 'lenta',
  normal: 'normal',
  fast: 'rápida',
  listen: 'Escuchar',
  quiet: 'Parar la voz',
  sample: 'Así suena esta voz.',
  silent: 'Este dispositivo no habló',
  silentText: 'Aquí no hay voz para este idioma.',
} satisfies Translated<typeof voiceSettings>;
