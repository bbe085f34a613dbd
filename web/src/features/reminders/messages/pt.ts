const reminders = {
  title: 'Lembretes',
  intro: 'Escreva uma vez e deixe o aplicativo guardar por você.',
  today: 'Hoje',
  later: 'Mais adiante',
  done: 'Feitos',
  noneTitle: 'Nenhum lembrete por enquanto',
  noneText: 'Se quiser, comece com algo pequeno, como regar as plantas.',
  nothingToday: 'Nada para hoje.',
  add: 'Adicionar lembrete',
  save: 'Salvar lembrete',
  markDone: 'Marcar como feito',
  isDone: 'Feito',
  bringBack: 'Trazer de volta',
  isBack: 'De volta',
  nextOn: 'volta {day}',
  anyTime: 'quando der',
  rings: 'avisa no horário',
  text: 'O que lembrar',
  textRequired: 'Escreva o que você quer lembrar.',
  optional: 'Se quiser',
  day: 'Dia',
  time: 'Horário',
  timeRequired: 'Para avisar, é preciso um horário.',
  repeat: 'Repetir',
  never: 'Não repetir',
  daily: 'Todo dia',
  weekdays: 'Dias da semana',
  weekdaysRequired: 'Escolha ao menos um dia da semana.',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
  alarm: 'Avisar no horário',
  alarmHint: 'Avisa com o aplicativo aberto em uma aba.',
  settings: 'Como os avisos tocam',
  settingsText:
    'Vale para lembretes e remédios. Os avisos aparecem com o aplicativo aberto. Som e vibração ficam em Ajustes.',
  quiet: 'Horas de silêncio',
  quiet_from: 'Início',
  quiet_to: 'Fim',
  quietHint: 'Nada toca nesse tempo. O que era dessas horas aparece depois, com calma.',
  quietBoth: 'Preencha os dois horários ou deixe os dois em branco.',
  discreet: 'Aviso discreto',
  discreetHint: 'O aviso diz só o horário. O nome aparece quando você toca nele.',
  saveSettings: 'Salvar estas escolhas',
  settingsSaved: 'Escolhas salvas',
} as const;

export default reminders;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    reminders: typeof reminders;
  }
}
