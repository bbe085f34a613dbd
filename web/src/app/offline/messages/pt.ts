/** Messages about the program on this device: opening without a network, a newer version, installing. */
const offline = {
  newerTitle: 'Há uma versão nova do COGN',
  newerText: 'Ela espera até você querer. O que você escreveu continua guardado.',
  update: 'Atualizar agora',
  deviceTitle: 'COGN neste aparelho',
  kept: 'Neste aparelho, o COGN abre também sem conexão.',
  notKept: 'Por enquanto, o COGN só abre com conexão neste aparelho.',
  installText: 'Se quiser, ele pode ter um ícone próprio, como os outros aplicativos.',
  install: 'Instalar neste aparelho',
  lasting: {
    open: 'O navegador pode apagar o que ainda espera para ser enviado, se ficar sem espaço.',
    lasts: 'O navegador vai guardar aqui o que ainda espera para ser enviado.',
    refused: 'O navegador ainda pode apagar o que espera para ser enviado.',
  },
  askToKeep: 'Pedir ao navegador para guardar',
  failure: {
    offline: 'Você está sem conexão, e esta página ainda não está neste aparelho. Ela abre quando a conexão voltar.',
    older: 'O COGN ganhou uma versão nova enquanto esta janela estava aberta. Tente de novo para abrir a versão nova.',
  },
} as const;

export default offline;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    offline: typeof offline;
  }
}
