/** Messages of due alarms. */
const alarms = {
  region: 'Avisos do horário',
  doseTime: 'Remédio das {time}',
  reminderTime: 'Lembrete das {time}',
  appointmentTime: 'Compromisso das {time}',
  show: 'Ver o que é',
  done: 'Feito',
  markDone: 'Marcar como feito',
  seeDay: 'Ver no calendário',
  laterIn: 'Avisar em {minutes, plural, one {# minuto} other {# minutos}}',
  close: 'Fechar aviso',
} as const;

export default alarms;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    alarms: typeof alarms;
  }
}
