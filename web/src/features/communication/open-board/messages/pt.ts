const openBoard = {
  heading: 'Quadros de comunicação',
  summary: 'Trazer mensagens de outro app, ou levar as suas',
  text: 'Os arquivos seguem o formato aberto OBF (com imagens, OBZ), que outros apps de comunicação também usam. As imagens do COGN vão junto. As de outros apps não vêm. As suas fotos não vão.',
  read: 'Trazer um quadro',
  save: 'Baixar as mensagens',
  notBoard: 'Este arquivo não é um quadro OBF ou OBZ, ou é grande demais.',
  leftOut:
    '{count, plural, one {# mensagem não coube: é longa demais ou passou de cem.} other {# mensagens não couberam: são longas demais ou passaram de cem.}}',
  nothingNew: 'Todas as mensagens deste quadro já estão aqui.',
  foreignPictures:
    '{count, plural, one {A imagem desta mensagem fica de fora, porque não é do COGN: {names}.} other {As imagens destas # mensagens ficam de fora, porque não são do COGN: {names}.}}',
  addAnyway: '{count, plural, one {Adicionar # mensagem assim} other {Adicionar # mensagens assim}}',
  noDrawings: 'As imagens do COGN não carregaram. Tente de novo quando houver conexão.',
  added: '{count, plural, one {# mensagem adicionada} other {# mensagens adicionadas}}',
  addedHere: '{count, plural, one {# mensagem adicionada neste aparelho} other {# mensagens adicionadas neste aparelho}}',
} as const;

export default openBoard;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'open-board': typeof openBoard;
  }
}
