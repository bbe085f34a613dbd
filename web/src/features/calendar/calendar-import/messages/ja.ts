import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: 'ファイルから予定を取り込む',
  intro:
    'Google、Apple、Outlookのicsファイルを選べます。名前、時刻、場所、メモ、繰り返し、アラームを取り込みます。取り込む前に内容を確認できます。',
  choose: 'icsファイルを選ぶ',
  unnamed: '名前のない予定',
  fault: {
    notCalendar: 'カレンダーのファイルではありません。「.ics」で終わるファイルを選んでください。',
    tooLarge: 'ファイルが大きすぎます。5MB、2,000件までです。元のカレンダーで、もっと短い期間を保存してみてください。',
    unreadable: 'ファイルを読めませんでした。もう一度選んでください。',
  },
  found: '{count, plural, =0 {このファイルに新しい予定はありません。} other {このファイルに新しい予定が#件あります。}}',
  already: '{count, plural, other {#件はすでにカレンダーにあります。}}',
  more: '{count, plural, other {ほか#件}}',
  rule: '{count, plural, other {COGNにない繰り返し方の#件は取り込みません：}}',
  days: '{count, plural, other {数日続いて繰り返すか、1年より長い#件は取り込みません：}}',
  past: '{count, plural, other {過ぎた日の#件は取り込みません。過ぎた日はプレミアムに含まれます：}}',
  cancelled: '{count, plural, other {元のカレンダーで取り消された#件は取り込みません：}}',
  unreadable: '{count, plural, other {日付を読めない#件は取り込みません：}}',
  alert: '{count, plural, other {COGNにないアラームのある#件は、そのアラームなしで取り込みます：}}',
  shortened: '{count, plural, other {文が長すぎる#件は、文の初めだけを取り込みます：}}',
  zone: '{count, plural, other {別のタイムゾーンかもしれない#件は、ファイルの時刻のまま取り込みます：}}',
  begins: '{count, plural, other {今日より前から繰り返す#件は、次の回から取り込みます。過ぎた日はプレミアムに含まれます：}}',
  add: '{count, plural, other {#件の予定を追加}}',
  leave: '追加せずに閉じる',
  added: '{count, plural, =0 {予定は追加されませんでした} other {#件の予定を追加しました}}',
  refused: '{count, plural, other {サーバーは#件を受け付けませんでした。}}',
  connection: 'サーバーから応答がありません。接続できるときに、もう一度試してください。',
  later: '一度に多くの記録を送りました。残りは1時間後に追加してください。',
  undone: 'ファイルの予定を削除しました',
  notUndone: 'まだすべてを削除できていません',
} satisfies Translated<typeof calendarImport>;
