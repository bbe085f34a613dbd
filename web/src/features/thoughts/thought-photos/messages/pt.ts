/** Texts of the photos of a thought. */
const thoughtPhotos = {
  title: 'Fotos',
  textFirst: 'As fotos são guardadas com o texto. Uma palavra já basta.',
  hint: 'Até {most} fotos, com internet. O local e os outros dados da câmera são retirados neste aparelho. O arquivo de uma foto removida é apagado do servidor em até dois dias. Se o envio for interrompido e a foto ficar fora do pensamento, o servidor a apaga em até 32 dias.',
  add: 'Escolher foto',
  sending: 'Enviando a foto',
  added: 'Foto salva',
  addedHere: 'Foto enviada. Ela entra no pensamento quando a conexão voltar.',
  description: 'Descrição da foto {number}, se quiser',
  described: 'Descrição salva',
  describedHere: 'Descrição salva neste aparelho',
  remove: 'Remover foto {number}',
  removed: 'Foto removida do pensamento',
  removedHere: 'Foto removida do pensamento neste aparelho',
  back: 'Foto de volta no pensamento',
  backHere: 'Foto de volta no pensamento neste aparelho',
  notSent: 'A foto não foi salva',
  notAPhoto: 'Este navegador não conseguiu abrir o arquivo como foto. Escolha outro, em JPG ou PNG.',
  tooLarge: 'A foto é grande demais para este aparelho reduzir. Escolha uma menor.',
  offline:
    'Guardar uma foto precisa de internet. O texto está guardado; a foto, ainda não. Deixe esta página aberta e envie de novo quando a conexão voltar.',
  wait: 'O servidor pede uma pausa. Tente de novo em alguns minutos.',
  refused:
    'A sua conta não aceita mais fotos agora. Cabem {most} ao todo, e uma foto removida conta até ser apagada do servidor.',
  failed: 'O servidor não conseguiu guardar a foto agora. Tente de novo em um instante.',
  again: 'Enviar de novo',
  chooseAgain: 'O envio não terminou. Para guardar a foto, abra o pensamento e escolha-a de novo.',
  unnamed: 'Foto {number}',
  notShown: '{name}: não dá para mostrar agora',
  open: 'Abrir: {name}',
  close: 'Fechar',
  inCopy: 'Fotos dos pensamentos: {count}',
} as const;

export default thoughtPhotos;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'thought-photos': typeof thoughtPhotos;
  }
}
