const facts = {
  title: 'Fatos do dia',
  category: 'O que foi?',
  categoryRequired: 'Escolha o tipo que mais combina.',
  achievement: 'conquista',
  learning: 'aprendizado',
  challenge: 'desafio',
  specialMoment: 'momento especial',
  observation: 'observação',
  reflection: 'reflexão',
  text: 'O que aconteceu?',
  textHint: 'Uma frase já basta.',
  textRequired: 'Escreva algumas palavras sobre o fato.',
  onThisDay: 'Neste dia, em outros meses e anos',
  show: 'Mostrar',
  all: 'Todos',
  byCategory: 'Registros por tipo',
  count: 'Registros',
  mostOften: '{count, plural, one {Há # registro} other {Há # registros}}. O tipo mais anotado foi “{category}”.',
  mostOftenMany: '{count, plural, one {Há # registro} other {Há # registros}}. Nenhum tipo se destacou.',
} as const;

export default facts;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    facts: typeof facts;
  }
}
