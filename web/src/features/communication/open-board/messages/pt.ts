const openBoard = {
  heading: 'Quadros de comunicação',
  summary: 'Trazer mensagens de outro app, ou levar as suas',
  text: 'Os arquivos seguem o formato aberto OBF, que outros apps de comunicação também usam. Só os textos vêm e vão, sem imagens.',
  read: 'Trazer um quadro',
  save: 'Baixar as mensagens',
  notBoard: 'Este arquivo não é um quadro OBF ou OBZ, ou é grande demais.',
  leftOut:
    '{count, plural, one {# mensagem não coube: é longa demais ou passou de cem.} other {# mensagens não couberam: são longas demais ou passaram de cem.}}',
  nothingNew: 'Todas as mensagens deste quadro já estão aqui.',
  added: '{count, plural, one {# mensagem adicionada} other {# mensagens adicionadas}}',
  addedHere: '{count, plural, one {# mensagem adicionada neste aparelho} other {# mensagens adicionadas neste aparelho}}',
} as const;

export default openBoard;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'open-board': typeof openBoard;
  }
}
