const routine = {
  title: 'Rotina',
  steps: 'Passos do dia',
  done: '{count, plural, one {# passo feito neste dia.} other {# passos feitos neste dia.}}',
  noneDone: 'Toque em um passo quando ele estiver feito.',
  takes: '{count, plural, one {O passo com tempo leva {time}.} other {Os passos com tempo levam {time} ao todo.}}',
  lowEnergyToday: 'Dia de pouca energia',
  lowEnergyHint: 'A rotina fica menor. Vale só para este dia.',
  allRest: 'Neste dia, todos os passos descansam.',
  insteadOf: 'no lugar de {name}',

  anyTime: 'Qualquer hora',
  morning: 'Manhã',
  afternoon: 'Tarde',
  evening: 'Noite',

  name: 'Passo',
  part_of_day: 'Parte do dia',
  minutes: 'Tempo',
  minutesHint: 'Se ajudar. Pode ficar em branco.',
  smaller: 'Versão menor, para dias de pouca energia',
  smallerHint: 'Por exemplo: “lavar o rosto” no lugar de “tomar banho”.',
  rests_when_low: 'Descansa em dias de pouca energia',
  low_energy: 'Dia de pouca energia',
  task: 'Passo',

  noSteps: 'Sua rotina ainda está vazia',
  noStepsText: 'Comece com um passo pequeno, se quiser. Dá para mudar tudo depois.',
  exampleWater: 'Beber água',
  exampleWindow: 'Abrir a janela',
  exampleTeeth: 'Escovar os dentes',
  exampleFood: 'Comer alguma coisa',
  further: 'Outros passos pequenos',

  addStep: 'Adicionar passo',
  saveStep: 'Salvar passo',
  arrange: 'Organizar rotina',
  tick: 'Feito',
  oneByOne: 'Um passo de cada vez',
  close: 'Fechar',
  finish: 'Concluir',

  summary:
    '{days, plural, one {Há registro em # dia.} other {Há registros em # dias.}} {steps, plural, one {O mais frequente foi {names}, {onDays}.} other {Os mais frequentes foram {names}, cada um {onDays}.}}',
  summaryOfMany:
    '{days, plural, one {Há registro em # dia.} other {Há registros em # dias.}} {steps} passos foram os mais frequentes, cada um {onDays}.',
  quoted: '“{name}”',
  onDays: '{count, plural, one {em # dia} other {em # dias}}',
  daysDone: 'Dias com o passo feito',
} as const;

export default routine;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    routine: typeof routine;
  }
}
