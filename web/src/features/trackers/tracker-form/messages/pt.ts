/** Messages of the form that defines own trackers. */
const trackerForm = {
  arrange: 'Organizar registros próprios',
  done: 'Concluir',
  add: 'Novo registro próprio',
  save: 'Salvar registro próprio',
  kindStays: 'O jeito de responder e as opções que existem ficam como estão.',
  unitHint: 'Nas suas palavras, como “xícaras”. Pode ficar em branco.',
  addsUpHint: 'Sem a soma, o dia fica com a média. Serve para medidas, como temperatura.',
  usualScale: 'nada\num pouco\nmédio\nbastante\nmuito',
  wordsInOrder: 'Suas palavras, da menor para a maior',
  ownOptions: 'Suas opções',
  onePerLine: 'Uma por linha, de {min} a {max}.',
  'example-yesNo': 'Saí ao ar livre?',
  'example-words': 'Dor: nada, um pouco, muito',
  'example-number': 'Xícaras de café',
  'example-minutes': 'Tempo de leitura',
  'example-choice': 'Onde trabalhei: casa, escritório',
  archive: 'Arquivar',
  archiveHint: 'Sai desta página e do “Anotar”. Os registros continuam.',
  archivedOnes: 'Arquivados',
  full: 'Cabem {most} registros próprios, contando os arquivados. Para criar outro, remova um deles.',
  fullFree: 'Sem o Premium cabem {free} registros próprios, contando os arquivados. Com ele, cabem {most}.',
  removes:
    '{count, plural, =0 {Ainda não há registros dele.} one {O registro dele também será removido. Isso não tem volta.} other {Os # registros dele também serão removidos. Isso não tem volta.}}',
  removesAll: 'Todos os registros dele também serão removidos. Isso não tem volta.',
  'problem-tooFew': 'Escreva pelo menos {min}, uma por linha.',
  'problem-tooMany': 'Escreva no máximo {max}, uma por linha.',
  'problem-twice': 'Uma delas aparece duas vezes.',
  'problem-tooLong': 'Cada uma pode ter até {longest} letras.',
  'problem-removed': 'As opções que existem precisam ficar. Você pode acrescentar outras.',
} as const;

export default trackerForm;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'tracker-form': typeof trackerForm;
  }
}
