const voiceSettings = {
  heading: 'Voz',
  summary: 'A voz e a velocidade da fala neste aparelho',
  text: 'Vale só para este aparelho, em “Falar” e em “Ajuda agora”.',
  voice: 'Voz',
  ownVoice: 'Escolha do aparelho',
  rate: 'Velocidade',
  verySlow: 'bem devagar',
  slow: 'devagar',
  normal: 'normal',
  fast: 'rápida',
  listen: 'Ouvir',
  quiet: 'Parar a voz',
  sample: 'É assim que esta voz fala.',
  silent: 'Este aparelho não falou',
  silentText: 'Não há voz para este idioma aqui.',
} as const;

export default voiceSettings;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'voice-settings': typeof voiceSettings;
  }
}
