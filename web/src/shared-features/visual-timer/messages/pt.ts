/** Messages of the visual timer. They name the time in quarters and by the clock, without a countdown. */
const visualTimer = {
  length: 'Quanto tempo',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  choose: 'Marcar um tempo',
  other: 'Marcar outro tempo',
  start: '{minutes, plural, one {Começar # minuto} other {Começar # minutos}}',
  begin: 'Começar o tempo',
  left: '{minutes, plural, one {Falta cerca de # minuto} other {Faltam cerca de # minutos}}',
  'phase-0': 'O tempo começou',
  'phase-1': 'Já passou um quarto do tempo',
  'phase-2': 'Já passou metade do tempo',
  'phase-3': 'O tempo está quase completo',
  until: 'Vai até {time}',
  paused: 'Em pausa',
  pausedText: 'Continue quando quiser.',
  pause: 'Pausar o tempo',
  resume: 'Continuar o tempo',
  end: 'Terminar agora',
  sound: 'Som suave no fim',
  over: 'O tempo terminou: {about}',
  close: 'Fechar o tempo',
} as const;

export default visualTimer;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'visual-timer': typeof visualTimer;
  }
}
