/** Texts of the photos of a thought. */
const thoughtPhotos = {
  title: 'Fotos',
  textFirst: 'As fotos são guardadas com o texto. Uma palavra já basta.',
  hint: 'Até {most} fotos, com internet. O local e os outros dados da câmera são retirados neste aparelho. O arquivo de uma foto removida é apagado do servidor em até dois dias. Se o envio for interrompido e a foto ficar fora do pensamento, o servidor a apaga em até 32 dias.',
  add: 'Escolher foto',
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
  unnamed: 'Foto {number}',
} as const;

export default thoughtPhotos;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'thought-photos': typeof thoughtPhotos;
  }
}
