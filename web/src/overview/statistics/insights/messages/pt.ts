/** Messages of insights: sentences, and the names of days and things within a sentence. */
const insights = {
  comparing: 'Comparando os dias…',
  failed: 'A comparação não terminou neste aparelho.',
  intro: 'Quando duas coisas aparecem juntas, uma nem sempre causa a outra. Vale só para os seus registros.',
  sameDay: 'De {of} dias com {x}, {count} tiveram também {y}.',
  nextDay: 'De {of} dias com {x}, {count} foram seguidos de {y} no dia seguinte.',
  twoDays: 'De {of} dias com {x}, {count} foram seguidos de {y} dois dias depois.',
  others: 'Nos outros {of} dias, isso aconteceu em {count}.',
  days: 'Dias com os dois registros: {days}.',
  certain1: 'Certeza moderada: o acaso sozinho raramente mostra tanto.',
  certain2: 'Certeza alta: o acaso sozinho quase nunca mostra tanto.',
  certain3: 'Certeza muito alta: o acaso sozinho praticamente nunca mostra tanto.',
  tooFew: 'Ainda não há dias suficientes. São precisos {least} dias com os dois registros. O maior conjunto tem {days}.',
  none: 'Por enquanto, nada se destaca do acaso. Isso é comum e não é um mau sinal.',
  looked:
    '{count, plural, one {Foi feita # comparação.} other {Foram feitas # comparações.}} O nível habitual é o meio dos seus próprios registros.',
  'usual-above': '{name} no nível habitual ou acima',
  'usual-below': '{name} abaixo do nível habitual',
  'sleepHours-above': '{cut} h de sono ou mais',
  'sleepHours-below': 'menos de {cut} h de sono',
  'social-above': 'bateria social em {cut}% ou mais',
  'social-below': 'bateria social abaixo de {cut}%',
  'sensory-above': '{cut} ou mais sentidos intensos',
  'sensory-below': 'menos de {cut} sentidos intensos',
  'activity-above': '{cut} min de atividade ou mais',
  'activity-below': 'menos de {cut} min de atividade',
  'restful-above': 'sono reparador',
  'restful-below': 'sono não reparador',
  'overload-above': 'sobrecarga',
  'overload-below': 'nenhuma sobrecarga',
  'medication-above': 'todas as doses anotadas tomadas',
  'medication-below': 'alguma dose anotada como não tomada',
  'period-above': 'menstruação em um dos quatro primeiros dias',
  'period-below': 'menstruação já encerrada',
  'beforePeriod-above': 'menstruação a até cinco dias',
  'beforePeriod-below': 'menstruação ainda distante',
  sleepHours: 'horas de sono',
  midSleep: 'horário do meio do sono',
  restful: 'qualidade do sono',
  pleasant: 'humores agradáveis',
  social: 'bateria social',
  camouflage: 'esforço de camuflagem',
  sensory: 'sentidos intensos',
  attention: 'atenção',
  impulsivity: 'impulsividade',
  mentalHyperactivity: 'hiperatividade mental',
  bodyHyperactivity: 'hiperatividade do corpo',
  hyperfocus: 'hiperfoco',
  activity: 'minutos de atividade',
  water: 'água',
  medication: 'doses tomadas',
  spirituality: 'minutos de espiritualidade',
} as const;

export default insights;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    insights: typeof insights;
  }
}
