/** Texts about photos that rows name: of thoughts, messages and recipes. */
const rowPhotos = {
  own: 'Usar uma foto minha',
  change: 'Trocar foto',
  remove: 'Remover foto',
  hint: 'Precisa de internet para enviar e para mostrar. O local e os outros dados da câmera são retirados neste aparelho. Uma foto removida ou trocada é apagada do servidor em até dois dias. Uma foto enviada, mas não salva aqui, é apagada em até 32 dias.',
  sent: 'Foto enviada. Ela entra quando você salvar.',
  saveLater: 'A foto ainda está sendo enviada. Salve quando o envio terminar.',
  sending: 'Enviando a foto',
  notSent: 'A foto não foi salva',
  notAPhoto: 'Este navegador não conseguiu abrir o arquivo como foto. Escolha outro, em JPG ou PNG.',
  tooLarge: 'A foto é grande demais para este aparelho reduzir. Escolha uma menor.',
  offline:
    'Guardar uma foto precisa de internet. O que você escreveu fica aqui; a foto ainda não foi guardada. Deixe esta página aberta e envie de novo quando a conexão voltar.',
  wait: 'O servidor pede uma pausa. Tente de novo em alguns minutos.',
  refused:
    'A sua conta não aceita mais fotos agora. Cabem {most} ao todo, e uma foto removida conta até ser apagada do servidor.',
  failed: 'O servidor não conseguiu guardar a foto agora. Tente de novo em um instante.',
  again: 'Enviar de novo',
  chooseAgain: 'O envio não terminou a tempo. Para guardar a foto, escolha-a de novo.',
  notShown: '{name}: não dá para mostrar agora',
  open: 'Abrir: {name}',
  close: 'Fechar',
  inCopy: 'Fotos dos seus registros: {count}',
} as const;

export default rowPhotos;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'row-photos': typeof rowPhotos;
  }
}
