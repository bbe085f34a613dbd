const medications = {
  title: 'Remédios',
  planToday: 'Doses de hoje',
  planOf: 'Doses de {date}',
  noneTitle: 'Sua lista de remédios está vazia',
  noneText: 'Se quiser, adicione um remédio abaixo. As doses do dia aparecem aqui.',
  nothingPlanned: 'Nenhuma dose com horário neste dia',
  nothingPlannedText: 'O que você toma quando precisa também pode ser anotado aqui.',
  as_needed: 'Tomo quando preciso',
  takeNow: 'Tomei agora',
  takeThisDay: 'Tomei neste dia',
  notLately: 'Sem registro nos últimos 7 dias',
  lastDay: 'Última vez: {day}',
  lastTime: 'Última vez: {day}, {time} ({ago})',
  list: 'Meus remédios',
  listText: 'Os remédios pausados e encerrados também ficam aqui, com o histórico.',
  addMedicine: 'Adicionar remédio',
  inStatus: '{status}: {when}',
  active: 'Em uso',
  paused: 'Em pausa',
  ended: 'Encerrado',
  left: '{count, plural, one {Resta # unidade} other {Restam # unidades}}',
  leftFor:
    '{count, plural, one {Resta # unidade} other {Restam # unidades}}, para {days, plural, one {# dia} other {# dias}}',
  low: 'Está chegando ao fim. Talvez seja hora de buscar outra caixa.',
  alarm: 'Avisar nos horários',
  alarmOn: 'Aviso ligado: {name}',
  alarmOff: 'Aviso desligado: {name}',
  alarmsWhen: 'Os avisos tocam com o app aberto. Com ele fechado, só nos aparelhos em que você ligou isso.',
  appClosed: 'Avisos com o app fechado',
  name: 'Nome',
  dosage: 'Dosagem',
  times: 'Horários',
  side_effects: 'Efeitos colaterais',
  pills_left: 'Unidades que restam',
  pills_per_dose: 'Unidades por dose',
  low_at: 'Avisar quando restarem',
  status: 'Situação',
  medication_id: 'Código do remédio',
  planned: 'Horário previsto',
  state: 'O que aconteceu',
  taken: 'Tomada',
  skipped: 'Não tomada',
  later: 'Para depois',
  taken_at: 'Horário em que tomei',
  pills: 'Unidades tomadas',
  note: 'Anotação',
} as const;

export default medications;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    medications: typeof medications;
  }
}
