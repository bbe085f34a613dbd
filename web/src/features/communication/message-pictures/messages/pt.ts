const messagePictures = {
  picture: 'Imagem',
  use: 'Usar: {name}',
  choose: 'Escolher imagem',
  change: 'Trocar imagem',
  close: 'Fechar as imagens',
  remove: 'Tirar imagem',
  search: 'Procurar imagem',
  group: 'Assunto',
  found: '{count, plural, one {# imagem} other {# imagens}}',
  nothing: 'Nenhuma imagem tem essas palavras.',
  source: 'Imagens do OpenMoji (openmoji.org), com outras cores. Licença: CC BY-SA 4.0.',

  answers: 'Respostas',
  talk: 'Conversa e ajuda',
  needs: 'Sentidos e pausas',
  feelings: 'Sentimentos',
  body: 'Corpo e saúde',
  people: 'Pessoas e bichos',
  places: 'Lugares e caminhos',
  food: 'Comida e bebida',
  day: 'Dia a dia',
} as const;

export default messagePictures;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'message-pictures': typeof messagePictures;
  }
}
