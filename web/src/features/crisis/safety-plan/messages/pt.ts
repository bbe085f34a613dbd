/** Texts of the safety plan. */
const safetyPlan = {
  heading: 'Meu plano de segurança',
  intro: 'Seis passos, com suas palavras. Você pode pular qualquer um. Fazer junto com um profissional ajuda.',
  empty: 'O plano ainda está em branco.',
  write: 'Escrever meu plano',
  change: 'Editar meu plano',
  numbered: '{number}. {step}',
  warning_signs: 'Meus sinais de aviso',
  warning_signsHint: 'O que penso, sinto ou faço quando começa.',
  own_ways: 'O que posso fazer por mim',
  own_waysHint: 'Respirar, música, água, um lugar quieto.',
  people_and_places: 'Pessoas e lugares que distraem',
  people_and_placesHint: 'Com quem ou onde fico mais leve, sem precisar explicar.',
  people_to_ask: 'Pessoas a quem posso pedir ajuda',
  people_to_askHint: 'Nome e telefone.',
  professionals: 'Profissionais e linhas de apoio',
  professionalsHint: 'Quem me atende, e números que funcionam a qualquer hora.',
  safer_place: 'Deixar o lugar mais seguro',
  safer_placeHint: 'O que combino com alguém para meu espaço ficar seguro.',
  save: 'Salvar plano',
  saved: 'Plano salvo',
  savedHere: 'Plano salvo neste aparelho',
  failed: 'O plano não foi salvo',
  print: 'Imprimir plano',
} as const;

export default safetyPlan;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'safety-plan': typeof safetyPlan;
  }
}
