const communication = {
  title: 'Comunicação',
  intro: 'Toque na mensagem para copiar. Você também pode falar em voz alta ou mostrar a alguém.',
  typeNow: 'Escrever agora',
  typeNowHint: 'Não fica salvo: some quando você sai desta página.',
  clear: 'Limpar',
  meanwhile: 'Enquanto isso, estas mensagens prontas estão aqui.',

  help: 'Você pode me ajudar?',
  silence: 'Preciso de silêncio.',
  bathroom: 'Preciso ir ao banheiro.',
  overwhelmed: 'Estou em sobrecarga. Preciso de uma pausa.',
  writeDown: 'Pode escrever isso para mim?',
  needHelp: 'Preciso de ajuda agora.',

  text: 'Mensagem',
  preset: 'Mensagem inicial',
  category: 'Categoria',
  categoryHint: 'Se quiser, um nome para juntar mensagens, como “médico”.',
  picture: 'Imagem',
  photo: 'Foto',
  wordsOnly: 'Mostrar só as palavras, sem imagens',
  categories: 'Categorias',
  all: 'Todas',

  copy: 'Copiar mensagem',
  copied: 'Mensagem copiada',
  notCopied: 'A mensagem não foi copiada',
  notCopiedText: 'Este navegador não permite copiar aqui. Você pode mostrar a mensagem na tela.',
  speak: 'Falar',
  speakNamed: 'Falar em voz alta: {message}',
  quiet: 'Parar a voz',
  quietNamed: 'Parar a voz: {message}',
  noVoice: 'Este aparelho não falou',
  noVoiceText: 'Não há voz para este idioma aqui. Você pode copiar ou mostrar a mensagem.',
  show: 'Mostrar',
  showNamed: 'Mostrar na tela: {message}',
  shown: 'Mensagem na tela inteira',
  close: 'Voltar',
  turn: 'Virar o texto',
  turnBack: 'Desvirar o texto',

  arrange: 'Adicionar ou mudar mensagens',
  done: 'Concluir',
  add: 'Adicionar mensagem',
  save: 'Salvar mensagem',
  restore: 'Voltar às mensagens iniciais',
  restoreTitle: 'Voltar às seis mensagens iniciais?',
  restoreText: 'As suas mensagens saem da lista. Você poderá desfazer logo em seguida.',
  keepOwn: 'Manter as minhas',
  restored: 'As mensagens iniciais voltaram',
  ownBack: 'As suas mensagens voltaram',
} as const;

export default communication;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    communication: typeof communication;
  }
}
