const visit = {
  title: 'Preparar consulta',
  intro: 'Anote com calma o que quer levar. Tudo pode ficar em branco: a folha impressa tem linhas para escrever à mão.',
  which: 'Qual consulta?',
  without: 'Uma consulta fora do calendário',
  untitled: 'Consulta sem data',
  day: 'Dia da consulta',
  professional: 'Com quem',
  reason: 'Motivo da consulta',
  reasonHint: 'O que fez você marcar, em uma ou duas frases.',
  questions: 'Até três perguntas',
  first_question: 'Primeira pergunta',
  second_question: 'Segunda pergunta',
  third_question: 'Terceira pergunta',
  to_say: 'O que quero dizer',
  toSayHint: 'Se falar for difícil na hora, você pode ler em voz alta ou entregar a folha.',
  answers: 'O que ouvi na consulta',
  answersHint: 'Respostas, combinados, próximos passos. Só se quiser.',
  done: 'Esta consulta já aconteceu',
  doneHint: 'Ela vai para as consultas anteriores, com os registros que levou.',
  save: 'Salvar preparo',
  saved: 'Preparo salvo',
  savedHere: 'Preparo salvo neste aparelho',
  removeConfirm: 'Remover preparo',
  removeCancel: 'Manter preparo',
  removed: 'Preparo removido',
  restored: 'Preparo de volta',
  print: 'Imprimir folha',
  marked: 'Registros para a consulta',
  markedHow: 'Nenhum registro marcado. Para levar um, abra o registro em “Editar” e toque em “Levar para a consulta”.',
  markedNone: 'Nenhum registro foi marcado para esta consulta.',
  unmark: 'Tirar',
  entryAway: 'Este registro não abriu neste aparelho. Com conexão, ele aparece aqui.',
  medicines: 'Remédios como estão agora',
  medicinesNone: 'Nenhum remédio em uso na sua lista.',
  medicinesOpen: 'Abrir os remédios',
  another: 'Preparar outra consulta',
  others: 'Outras consultas em preparo',
  past: 'Consultas anteriores',
  pastCount: '{count, plural, one {# consulta} other {# consultas}}',
  sheet: 'Para a consulta',
  sheetQuestions: 'Perguntas',
  madeOn: 'Folha feita em {date}',
} as const;

export default visit;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    visit: typeof visit;
  }
}
