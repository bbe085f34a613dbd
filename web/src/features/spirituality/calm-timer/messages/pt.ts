const calmTimer = {
  length: 'Quanto tempo',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  begin: 'Começar o tempo de calma',
  close: 'Fechar o tempo de calma',
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
  overToast: 'O tempo de calma terminou',
  over: '{minutes, plural, one {Foi # minuto de calma. Se quiser, guarde aqui.} other {Foram # minutos de calma. Se quiser, guarde aqui.}}',
  record: 'Guardar este tempo',
} as const;

export default calmTimer;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'calm-timer': typeof calmTimer;
  }
}
