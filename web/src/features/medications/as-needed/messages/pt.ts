const asNeeded = {
  takeNow: 'Tomei agora',
  takeThisDay: 'Tomei neste dia',
  notLately: 'Sem registro nos últimos 7 dias',
  lastDay: 'Última vez: {day}',
  lastTime: 'Última vez: {day}, {time} ({ago})',
  soon: 'O intervalo que você anotou ({hours}) vai até {time}.',
  most: '{count, plural, one {Já há # dose} other {Já há # doses}} neste dia. Você anotou no máximo {most}.',
  askDoctor: 'Na dúvida, pergunte a quem receitou.',
} as const;

export default asNeeded;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'as-needed': typeof asNeeded;
  }
}
