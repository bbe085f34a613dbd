/** Messages of the page on which a person tests an idea on their own records. */
const hypotheses = {
  title: 'Testar uma ideia',
  intro:
    'Você desconfia que uma coisa anda junto com outra? Escolha as duas e um dia para olhar. A resposta sai dos seus registros.',
  kind: 'O que você quer saber?',
  pair: 'Se duas coisas andam juntas',
  medicine: 'O que mudou depois de uma mudança de remédio',
  cause: 'Nos dias com mais disto',
  outcome: 'Isto fica diferente?',
  lag: 'Quando',
  lag0: 'no mesmo dia',
  lag1: '1 dia depois',
  lag2: '2 dias depois',
  lag3: '3 dias depois',
  changeOn: '{change}, em {day}',
  changeNamed: '{name} · {change}',
  changeUnknown: 'Mudança de remédio em {day}',
  medicineNote:
    'A comparação não diz que o remédio causou a diferença. Antes de mudar um remédio por causa dela, converse com quem receitou.',
  pairTitle: '{cause} e {outcome}, {when}',
  medicineTitle: '{change}: {outcome}',
  'unit-minutes': 'minutos',
  'unit-percent': 'pontos de 0 a 100',
  'unit-senses': 'número de sentidos',
  'unit-level': 'pontos da escala de 1 a 5',
  sleepHours: 'horas de sono',
  midSleep: 'horário do meio do sono',
  restful: 'qualidade do sono',
  pleasant: 'humores agradáveis',
  social: 'bateria social',
  overload: 'sobrecarga',
  camouflage: 'esforço de camuflagem',
  sensory: 'sentidos intensos',
  attention: 'atenção',
  impulsivity: 'impulsividade',
  mentalHyperactivity: 'hiperatividade mental',
  bodyHyperactivity: 'hiperatividade do corpo',
  hyperfocus: 'hiperfoco',
  activity: 'minutos de atividade',
  water: 'água',
  spirituality: 'minutos de espiritualidade',
  period: 'menstruação em um dos quatro primeiros dias',
  beforePeriod: 'menstruação a até cinco dias',
  first_day: 'Primeiro dia que conta',
  look_on: 'Dia de olhar a resposta',
  medication_id: 'Remédio (identificador)',
  change_on: 'Dia da mudança',
} as const;

export default hypotheses;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    hypotheses: typeof hypotheses;
  }
}
