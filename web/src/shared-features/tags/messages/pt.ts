/** Messages of the person's own tags: the control in a form, and the dialog that organizes tags. */
const tags = {
  title: 'Etiquetas',
  hint: 'Palavras suas para reencontrar registros, como “trabalho” ou “praia”.',
  newTag: 'Nova etiqueta',
  create: 'Criar',
  createFirst: 'Toque em “Criar” para pôr a etiqueta neste registro.',
  all: 'Ver todas ({count})',
  full: 'Um registro aceita até 12 etiquetas.',
  tooLong: 'Use até 40 caracteres.',
  tooMany: 'Você já tem 200 etiquetas, que é o máximo. Em “Organizar etiquetas” dá para juntar ou remover algumas.',
  manage: 'Organizar etiquetas',
  manageText: 'O que você muda aqui vale para todos os registros com a etiqueta.',
  countedDays: 'Contam os dias com algum registro de humor, atividade física ou pensamentos, com a etiqueta ou sem ela.',
  name: 'Nome',
  rename: 'Mudar o nome',
  nameRequired: 'Escreva um nome.',
  nameTaken: 'Já existe uma etiqueta com este nome. Para ficar com uma só, junte as duas abaixo.',
  renamed: 'Nome mudado',
  renamedHere: 'Nome mudado neste aparelho',
  mergeInto: 'Juntar a outra etiqueta',
  mergeHint: 'Os registros com “{name}” passam a mostrar a outra etiqueta.',
  chooseOther: 'Escolha a outra',
  merge: 'Juntar',
  merged: 'Etiquetas juntas',
  mergedHere: 'Etiquetas juntas neste aparelho',
  remove: 'Remover esta etiqueta',
  removeHint: 'Ela sai de todos os registros. Os registros ficam.',
  removed: 'Etiqueta removida',
  back: 'Etiqueta de volta',
  none: 'Nenhuma etiqueta.',
  close: 'Fechar',
} as const;

export default tags;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    tags: typeof tags;
  }
}
