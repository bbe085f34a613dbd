const trackers = {
  title: 'Registros próprios',
  question: 'O que você quer anotar?',
  add: 'Novo registro próprio',
  arrange: 'Organizar registros próprios',
  none: 'Anote o que é só seu',
  noneText: 'Aqui cabe o que as outras páginas não perguntam, nas suas palavras. Você pode começar por um exemplo.',
  record: 'Anotar',
  again: 'Anotar outra vez',
  notAgain: 'Agora não',
  locked: 'Com o Premium você volta a anotar aqui. Os registros de antes continuam seus.',
  otherTime: 'Outro horário',
  timeHint: 'Deixe em branco para ficar o horário em que você anotou.',
  exampleCoffee: 'Xícaras de café',
  exampleTinnitus: 'Zumbido',
  exampleReading: 'Tempo de leitura',
  amountOf: '{amount} {unit}',
  name: 'Nome',
  kind: 'Como você responde',
  yesNo: 'sim ou não',
  words: 'palavras',
  number: 'número',
  minutes: 'minutos',
  choice: 'uma opção',
  unit: 'Unidade',
  adds_up: 'Somar os números do mesmo dia',
  archived: 'Arquivado',
  answer: 'Resposta',
  word: 'Palavra',
  amount: 'Quantidade',
  duration_minutes: 'Duração',
  option: 'Opção',
  yes: 'sim',
  no: 'não',
  notes: 'Notas',
  time: 'Hora',
} as const;

export default trackers;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    trackers: typeof trackers;
  }
}
