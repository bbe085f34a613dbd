const thoughts = {
  title: 'Meus pensamentos',
  newThought: 'Novo pensamento',
  text: 'O que passa pela sua cabeça?',
  textHint: 'Cada letra fica guardada enquanto você escreve.',
  keeping: 'Guardando',
  onDevice: 'Guardado neste aparelho',
  saved: 'Salvo',
  finish: 'Concluir pensamento',
  finishNeedsText: 'Ainda não há texto. Uma palavra já basta.',
  recovered: 'Este texto ficou aberto da última vez. Ele está inteiro aqui.',
  elsewhere: 'Este pensamento está aberto em outra aba. Feche-o lá para escrever aqui.',
  tooLong:
    'O texto passou de {count} caracteres. Ele está guardado neste aparelho. Ao concluir, vira mais de um pensamento.',
  notKeptYet: 'O texto está só nesta aba. Mantenha-a aberta.',
  leftHere: 'Este texto está só neste aparelho. Ele fica aqui até poder ser salvo.',
  emptied: 'O texto está vazio. O que estava salvo continua até você decidir.',
  textBack: 'Trazer o texto de volta',
  tags: 'Etiquetas',
  pinned: 'Fixado',
  stickers: 'Figurinhas',
  stickersWait: 'As figurinhas são guardadas com o texto. Uma palavra já basta.',
  stickersLegend: 'Escolha quantas quiser',
  sun: 'sol',
  cloud: 'nuvem',
  rain: 'chuva',
  moon: 'lua',
  star: 'estrela',
  leaf: 'folha',
  flower: 'flor',
  wave: 'onda',
  mountain: 'montanha',
  cup: 'xícara',
  book: 'livro',
  house: 'casa',
  rainbow: 'arco-íris',
  snowflake: 'floco de neve',
  umbrella: 'guarda-chuva',
  tree: 'árvore',
  fish: 'peixe',
  bird: 'pássaro',
  cat: 'gato',
  boat: 'barco',
  music: 'música',
  lamp: 'lâmpada',
  key: 'chave',
  kite: 'pipa',
  search: 'Procurar nos pensamentos',
  openSearch: 'Abrir a busca',
  month: 'Mês',
  days: 'Dias com pensamentos',
  thoughts: 'Pensamentos',
  summary:
    '{count, plural, one {Há # pensamento} other {Há # pensamentos}} em {days, plural, one {# dia} other {# dias}} deste período.',
} as const;

export default thoughts;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    thoughts: typeof thoughts;
  }
}
