/** Messages of the form for a new hypothesis (for users: an idea). */
const hypothesisForm = {
  askLine: 'Uma pergunta e o dia da resposta.',
  otherKind: 'Remédio ou dias alternados',
  details: 'Quando, e quais dias contam',
  planDetails: 'Períodos, começo e duração',
  choose: 'Escolha',
  causeRequired: 'Escolha a primeira coisa.',
  outcomeRequired: 'Escolha o que pode ficar diferente.',
  changeRequired: 'Escolha uma mudança.',
  twoRequired: 'No mesmo dia, escolha duas coisas diferentes.',
  nightHint: 'A noite conta no dia em que você acorda. O que acontece hoje só pode aparecer na noite de 1 dia depois.',
  days: 'Quais dias contam',
  coming: 'Só os dias que vierem',
  recorded: 'Também os 360 dias antes do dia de olhar',
  daysHint:
    'A ideia nasceu de olhar as estatísticas? Então os dias antigos já combinam com ela, e os que vierem respondem melhor.',
  weeks: 'Dia de olhar',
  weeks0: 'Hoje',
  weeksLater: 'Daqui a {count} semanas',
  todayNeedsRecorded: 'Para olhar hoje, conte também os dias já anotados.',
  change: 'Mudança de remédio',
  changeHint: 'A comparação usa os 60 dias antes e os 60 dias a partir da mudança.',
  noChange: 'Nos últimos 10 meses não há mudança de dose, pausa ou fim na página Remédios. Quando houver, ela aparece aqui.',
  practiceRequired: 'Escolha o que alternar.',
  ownRequired: 'Escreva o que alternar.',
  planSafe: 'Algo que você pode fazer e deixar de fazer sem risco. Remédio nunca se alterna sem a palavra de quem receitou.',
  ownMedicine: 'Isso está na sua lista de remédios.',
  ownMedicineText:
    'Isso está na sua lista de remédios. Remédio nunca se alterna sem a palavra de quem receitou, por isso um plano com ele não começa aqui.',
  planNight: 'A noite conta no dia em que você acorda. Por isso, cada dia do plano é comparado pela noite seguinte.',
  stretchOf: '{count, plural, one {# dia} other {# dias}}',
  stretchHint:
    'Um sorteio decide a ordem, aos pares: um período com e um sem. O que demora a fazer efeito, ou a passar, pede períodos longos. O primeiro dia de cada período também conta, então um efeito lento parece menor do que é.',
  planStart: 'Primeiro dia do plano',
  startRequired: 'Escolha um dia entre hoje e daqui a 60 dias.',
  planWeeks: 'Por quanto tempo',
  planWeeksOf: '{count} semanas',
  planLook: 'A resposta aparece em {day}.',
  foreseen:
    'Pelo seu ritmo de registros, contariam cerca de {days} dias. Em {unit}, uma diferença de {value} ou mais apareceria em quatro de cada cinco vezes.',
  foreseenChange:
    'Vale para os seus registros antes da mudança. Em {unit}, uma diferença de {value} ou mais apareceria em quatro de cada cinco vezes.',
  foreseenFewDays:
    'Pelo seu ritmo de registros, contariam cerca de {days} dias. São precisos 28, com ao menos 8 de cada tipo. Talvez não haja resposta.',
  foreseenFew: 'Com tão poucos registros, não dá para dizer que diferença apareceria. Talvez não haja resposta.',
  fixed:
    'Depois de guardada, a ideia não muda mais. É isso que deixa a resposta honesta. Você pode removê-la quando quiser.',
  save: 'Guardar a ideia',
} as const;

export default hypothesisForm;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'hypothesis-form': typeof hypothesisForm;
  }
}
