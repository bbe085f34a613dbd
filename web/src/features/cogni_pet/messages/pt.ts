const cogniPet = {
  title: 'Meu COGN',
  kind: 'Cuidados',
  feed: 'Alimentar',
  play: 'Brincar',
  rest: 'Descansar',
  calm: '{name} está por aqui, sem pressa.',
  done: {
    feed1: '{name} comeu uma frutinha e gostou.',
    feed2: '{name} cheirou a frutinha antes de morder.',
    feed3: '{name} guardou a semente para depois.',
    play1: '{name} pulou com a bola e se divertiu.',
    play2: '{name} rolou a bola e foi atrás dela.',
    play3: '{name} girou até o broto balançar.',
    rest1: '{name} fechou os olhos e descansou um pouco.',
    rest2: '{name} se enroscou e respirou devagar.',
    rest3: '{name} ficou em silêncio, do seu lado.',
  },
  pose: {
    calm: '{name}: uma semente de olhos abertos, com um broto na cabeça',
    feed: '{name} com uma frutinha nas mãos',
    play: '{name} de braços abertos, ao lado de uma bola',
    rest: '{name} de olhos fechados, descansando',
  },
  level: 'Nível {level}',
  progress: '{points} de {needed} pontos neste nível.',
  progressName: 'Pontos neste nível',
  how: 'Cada registro e cada cuidado vale um ponto, até três registros e três cuidados por dia. O que já cresceu fica, também quando você está longe.',
  today: 'Hoje: {list}.',
  todayOpen: 'Hoje está em branco, e tudo bem.',
  entriesCount: '{count, plural, one {# registro} other {# registros}}',
  meals: '{count, plural, one {# refeição} other {# refeições}}',
  plays: '{count, plural, one {# brincadeira} other {# brincadeiras}}',
  rests: '{count, plural, one {# descanso} other {# descansos}}',
  entries: 'Registros',
  sources: 'De onde vieram os pontos',
  source: 'De onde',
  points: 'Pontos',
  levelUp: '{name} chegou ao nível {level}',
  levelUpText: 'Cresceu com o que vocês viveram, no seu ritmo.',
  name: 'Nome',
  nameHint: 'Sem um nome seu, fica COGN.',
  saveName: 'Salvar nome',
  nameSaved: 'Nome salvo',
  nameSavedHere: 'Nome salvo neste aparelho',
  nameRefused: 'O nome não pôde ser salvo',
} as const;

export default cogniPet;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    cogni_pet: typeof cogniPet;
  }
}
