const calmTimer = {
  begin: 'Começar o tempo de calma',
  close: 'Fechar o tempo de calma',
  over: '{minutes, plural, one {Foi # minuto de calma. Se quiser, guarde aqui.} other {Foram # minutos de calma. Se quiser, guarde aqui.}}',
  record: 'Guardar este tempo',
} as const;

export default calmTimer;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'calm-timer': typeof calmTimer;
  }
}
