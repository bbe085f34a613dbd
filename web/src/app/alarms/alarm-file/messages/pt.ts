/** Messages of the calendar file that contains the times of alarms. */
const alarmFile = {
  save: 'Salvar arquivo de agenda',
  none: 'Por enquanto, nenhum remédio ou lembrete tem aviso ligado.',
  saysNames: 'O arquivo diz os nomes e os horários. Com o aviso discreto ligado, diz só os horários.',
  saysTimes: 'O aviso discreto está ligado, então o arquivo diz só os horários.',
  discreet: 'Um aviso seu',
} as const;

export default alarmFile;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    'alarm-file': typeof alarmFile;
  }
}
