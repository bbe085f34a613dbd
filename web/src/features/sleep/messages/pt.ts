const sleep = {
  title: 'Sono',
  hours: 'Horas de sono',
  onlyHours: 'Ou só as horas',
  nightHint: 'A noite que terminou neste dia.',
  bed_time: 'Fui para a cama',
  wake_time: 'Acordei',
  band: 'Ou arraste a lua e o sol',
  lengthOf: '{time} de sono',
  longNight: 'São mais de {time} de sono. Confira se está como você queria.',
  bandStart: 'Começo da noite',
  bandEnd: 'Fim da noite',
  noTime: 'sem horário',
  quality: 'Como foi o sono?',
  restful: 'reparador',
  unrestful: 'não reparador',
  delayed: 'demorou a vir',
  wokeUpOften: 'acordei várias vezes',
  wokeUpAndDidntSleep: 'acordei e não dormi mais',
  moreOfTheNight: 'Mais sobre a noite',
  tried_time: 'Tentei dormir',
  minutes_to_fall_asleep: 'Tempo até adormecer',
  awakenings: 'Vezes que acordei',
  rise_time: 'Saí da cama',
  notes: 'Notas',
  notesHint: 'Você pode deixar em branco.',
  nothingSaid: 'Diga pelo menos uma coisa da noite, a que quiser.',
  sameAsLast: 'Repetir: {words}',
  bedAt: 'cama às {time}',
  triedAt: 'tentei dormir às {time}',
  asleepAfter: 'adormeci em {time}',
  awakeningsOf: '{count, plural, =0 {sem acordar} one {acordei # vez} other {acordei # vezes}}',
  wokeAt: 'acordei às {time}',
  roseAt: 'saí da cama às {time}',
  day: 'Dia',
  noHours: 'Há registros, mas sem horas de sono.',
  averageHours: '{nights, plural, one {# noite com horas anotadas} other {# noites com horas anotadas}}, em média {hours}.',
  midSleep: 'Meio do sono',
  midSleepSummary: 'O meio do sono ficou por volta de {time}. {change}',
  driftUnknown: 'Com mais noites dá para ver se ele muda.',
  driftUnclear: 'Se mudou neste período, ficou dentro das variações de costume.',
  driftLater: 'Na segunda metade do período, ficou {time} mais tarde (entre {low} e {high}).',
  driftEarlier: 'Na segunda metade do período, ficou {time} mais cedo (entre {low} e {high}).',
  quickQuality: 'Como foi, se quiser dizer',
} as const;

export default sleep;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    sleep: typeof sleep;
  }
}
