const fhir = {
  title: 'Resumo de saúde',
  authored: 'A própria pessoa escreveu estas informações no COGN. Nenhum profissional de saúde as conferiu.',
  problems: 'Diagnósticos',
  allergies: 'Alergias',
  medicines: 'Remédios',
  weight: 'Peso',
  sleep: 'Horas de sono',
  story: 'O que importa para mim',
  notAsked: 'A pessoa não escreveu nada sobre isto. Não quer dizer que não exista.',
  withheld: 'A pessoa escolheu não incluir esta parte.',
  active: 'em uso',
  intended: 'planejado',
  paused: 'em pausa',
  ended: 'encerrado',
  intensity: 'Intensidade, de 1 a 5',
  incomplete: 'incompleto, sem soma',
} as const;

export default fhir;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    fhir: typeof fhir;
  }
}
