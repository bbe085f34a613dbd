import type { Language } from '#mail/language.ts';

/** The texts of a notification, around the user's own text. `time` is a text such as '08:00'. */
interface AlarmMessages {
  /** The language tag, for `lang` and for `Intl`. */
  tag: string;
  dose: (time: string) => string;
  reminder: (time: string) => string;
  /** `time` begins with the date if the alert comes on the day before. */
  appointment: (time: string) => string;
  /** The title of a discreet notification, from which an onlooker does not learn what the alarm is about. */
  discreet: (time: string) => string;
  open: string;
  taken: string;
  /** The label for marking a reminder as done. In a discreet notification it also replaces `taken`. */
  done: string;
  later: (minutes: number) => string;
}

/** The texts in every language. They match the texts of the web app's own alarms. */
export const alarmMessages: Record<Language, AlarmMessages> = {
  pt: {
    tag: 'pt-BR',
    dose: (time) => `Remédio das ${time}`,
    reminder: (time) => `Lembrete das ${time}`,
    appointment: (time) => `Compromisso: ${time}`,
    discreet: (time) => `Aviso das ${time}`,
    open: 'Abra o COGN para ver o que é.',
    taken: 'Tomei',
    done: 'Feito',
    later: (minutes) => `Avisar em ${String(minutes)} minutos`,
  },
  en: {
    tag: 'en',
    dose: (time) => `Medicine for ${time}`,
    reminder: (time) => `Reminder for ${time}`,
    appointment: (time) => `Appointment: ${time}`,
    discreet: (time) => `Alarm for ${time}`,
    open: 'Open COGN to see what it is.',
    taken: 'I took it',
    done: 'Done',
    later: (minutes) => `Remind me in ${String(minutes)} minutes`,
  },
  es: {
    tag: 'es',
    dose: (time) => `Medicamento de las ${time}`,
    reminder: (time) => `Recordatorio de las ${time}`,
    appointment: (time) => `Cita: ${time}`,
    discreet: (time) => `Aviso de las ${time}`,
    open: 'Abre COGN para ver qué es.',
    taken: 'La tomé',
    done: 'Hecho',
    later: (minutes) => `Avisar en ${String(minutes)} minutos`,
  },
  fr: {
    tag: 'fr',
    dose: (time) => `Médicament de ${time}`,
    reminder: (time) => `Rappel de ${time}`,
    appointment: (time) => `Rendez-vous : ${time}`,
    discreet: (time) => `Alarme de ${time}`,
    open: 'Ouvrez COGN pour voir de quoi il s’agit.',
    taken: 'Je l’ai prise',
    done: 'Fait',
    later: (minutes) => `Me le dire dans ${String(minutes)} minutes`,
  },
  it: {
    tag: 'it',
    dose: (time) => `Farmaco delle ${time}`,
    reminder: (time) => `Promemoria delle ${time}`,
    appointment: (time) => `Appuntamento: ${time}`,
    discreet: (time) => `Avviso delle ${time}`,
    open: 'Apri COGN per vedere di che cosa si tratta.',
    taken: 'L’ho presa',
    done: 'Fatto',
    later: (minutes) => `Avvisa tra ${String(minutes)} minuti`,
  },
  ja: {
    tag: 'ja',
    dose: (time) => `${time}の薬`,
    reminder: (time) => `${time}のリマインダー`,
    appointment: (time) => `予定：${time}`,
    discreet: (time) => `${time}のアラーム`,
    open: '内容はCOGNを開くと見られます。',
    taken: '飲みました',
    done: '済み',
    later: (minutes) => `${String(minutes)}分後に知らせる`,
  },
  zh: {
    tag: 'zh-Hans',
    dose: (time) => `${time} 的药`,
    reminder: (time) => `${time} 的提醒`,
    appointment: (time) => `预约：${time}`,
    discreet: (time) => `${time} 的闹钟`,
    open: '打开 COGN 查看内容。',
    taken: '我服了',
    done: '完成',
    later: (minutes) => `${String(minutes)} 分钟后提醒`,
  },
};
