import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'カレンダー用ファイルを保存',
  none: '今のところ、アラームがオンの薬やリマインダーはありません。',
  saysNames: 'ファイルには名前と時刻が入ります。控えめな表示がオンなら、時刻だけが入ります。',
  saysTimes: '控えめな表示がオンなので、ファイルには時刻だけが入ります。',
  discreet: 'あなたのアラーム',
} satisfies Translated<typeof alarmFile>;
