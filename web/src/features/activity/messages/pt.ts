const activity = {
  title: 'Atividade física',
  type: 'O que você fez?',
  typeRequired: 'Escolha a atividade que mais combina.',
  walking: 'caminhada',
  bodybuilding: 'musculação',
  swimming: 'natação',
  pilates: 'pilates',
  running: 'corrida',
  cycling: 'ciclismo',
  other: 'outra',
  own_name: 'Nome da atividade',
  duration_minutes: 'Duração em minutos',
  durationRequired: 'Escreva quantos minutos durou.',
  longActivity: 'São mais de {time}. Confira se o número está como você queria.',
  usualMinutes: 'Durações comuns',
  intensity: 'Intensidade',
  intensityHint: 'Você pode deixar sem resposta.',
  low: 'leve',
  moderate: 'moderada',
  high: 'forte',
  unsaid: 'sem resposta',
  intensityOf: 'intensidade {words}',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  time: 'Horário',
  otherTime: 'Foi em outro horário',
  timeHint: 'Em branco, fica o horário em que você anotou.',
  tags: 'Etiquetas',
  named: '{type} ({name})',
  sameAsLast: 'Repetir: {words}',
  day: 'Dia',
  total: 'Total',
  summary: '{days, plural, one {Há atividade em # dia} other {Há atividades em # dias}}, com {total} ao todo.',
  byDay: 'Minutos por dia',
  byType: 'Por tipo e intensidade',
  mostTime: 'O tipo com mais tempo foi {type}, com {minutes}.',
} as const;

export default activity;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    activity: typeof activity;
  }
}
