/** Messages of Today, above the profile on the index page. */
const today = {
  title: 'Hoje',
  otherDay: 'Seu dia',
  energy: 'Como está sua energia?',
  energyText: 'A resposta fica neste aparelho, só hoje.',
  energySkip: 'Agora não',
  energy1: 'Muito baixa',
  energy2: 'Baixa',
  energy3: 'Média',
  energy4: 'Boa',
  energy5: 'Alta',
  lightAsk: 'Quer um dia leve?',
  lightText: 'Até a meia-noite, o COGN mostra menos aqui e pergunta menos. A rotina de hoje fica na versão menor.',
  lightYes: 'Sim, dia leve',
  lightNo: 'Não, dia comum',
  lightUntil: 'Dia leve até a meia-noite',
  lightEnd: 'Voltar ao dia comum',
  now: 'Agora',
  nothing: 'Nada marcado. Dia livre.',
  nothingMore: 'Nada mais marcado para hoje.',
  further: 'Ainda hoje: {list}',
  planned: 'Marcado para este dia',
  step: 'rotina',
  reminder: 'lembrete',
  appointment: 'compromisso',
  anyTime: 'sem hora marcada',
  appointmentDay: 'dia {day} de {days}',
  appointmentUntil: 'até {time}',
  done: 'Feito',
  back: 'De volta à lista',
  allDoses: 'Ver todos os remédios de hoje',
  otherAnswer: 'Pular ou deixar para depois',
  journals: 'Seus registros',
  none: 'sem registro',
  unknown: 'não deu para ver agora',
  recorded: 'com registro',
  record: 'Anotar',
  open: 'Ver',
  choose: 'Escolher o que aparece',
  chooseTitle: 'O que aparece em Hoje',
  chooseText: 'Marque o que você quer ver aqui. Vale em todos os seus aparelhos.',
  close: 'Fechar',
  show: 'Mostrar seus registros',
  hide: 'Mostrar menos',
  profile: 'Seu perfil',
} as const;

export default today;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    today: typeof today;
  }
}
