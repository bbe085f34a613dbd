/** Texts of the photo's card on the profile page. */
const photo = {
  choose: 'Escolher foto',
  replace: 'Trocar foto',
  remove: 'Remover foto',
  alt: 'Sua foto de perfil',
  sending: 'Enviando a foto',
  removing: 'Removendo a foto',
  saved: 'Foto salva',
  sent: 'Foto enviada',
  removed: 'Foto removida',
  urlFailed: 'Erro ao salvar o endereço da foto.',
  notSent: 'Erro ao enviar a foto',
  notRemoved: 'A foto não foi removida',
  hint: 'Se quiser. {types} de até {size}. O local e os outros dados da câmera são retirados.',
  notAPhoto: 'Escolha um arquivo JPG, PNG ou GIF.',
  notThisType: 'Este servidor aceita fotos em {types}. Escolha outro arquivo.',
  tooLarge: 'A foto tem mais de {size}. Escolha uma menor.',
  offline: 'A foto precisa de internet e não fica guardada neste aparelho. Tente de novo quando a conexão voltar.',
  wait: 'O servidor pede uma pausa. Tente de novo em alguns minutos.',
  failed: 'O servidor não conseguiu fazer isso agora. Tente de novo em um instante.',
  again: 'Enviar de novo',
  removeTitle: 'Remover a foto?',
  removeText: 'Ela sai do servidor. Logo em seguida, ainda dá para desfazer.',
  keep: 'Manter foto',
} as const;

export default photo;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    photo: typeof photo;
  }
}
