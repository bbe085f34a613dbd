import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: '从文件导入预约',
  intro: '选择 Google、Apple 或 Outlook 的 .ics 文件。名称、时间、地点、备注、重复和闹钟都会导入。导入前你能先看到内容。',
  choose: '选择 .ics 文件',
  unnamed: '未命名的预约',
  fault: {
    notCalendar: '这不是日历文件。请选择以 .ics 结尾的文件。',
    tooLarge: '文件太大：最多 5 MB、2,000 个预约。请在原来的日历里保存较短的时段。',
    unreadable: '无法读取文件。请再选一次。',
  },
  found: '{count, plural, =0 {这个文件里没有新的预约。} other {这个文件里有 # 个新预约。}}',
  already: '{count, plural, other {有 # 个已在你的日历里。}}',
  more: '{count, plural, other {还有 # 个}}',
  rule: '{count, plural, other {有 # 个的重复方式 COGN 没有，不会导入：}}',
  days: '{count, plural, other {有 # 个持续多天且重复，或超过一年，不会导入：}}',
  past: '{count, plural, other {有 # 个在过去的日子，不会导入。过去的日子属于高级版：}}',
  cancelled: '{count, plural, other {有 # 个已在原来的日历里取消，不会导入：}}',
  unreadable: '{count, plural, other {有 # 个的日期无法读取，不会导入：}}',
  alert: '{count, plural, other {有 # 个带有 COGN 没有的闹钟，导入时不带该闹钟：}}',
  shortened: '{count, plural, other {有 # 个的文字太长，只导入开头：}}',
  zone: '{count, plural, other {有 # 个可能是其他时区的时间，按文件里的时间导入：}}',
  begins: '{count, plural, other {有 # 个从今天之前就开始重复。过去的日子属于高级版，所以从下一次开始导入：}}',
  add: '{count, plural, other {添加 # 个预约}}',
  leave: '关闭，不添加',
  added: '{count, plural, =0 {没有添加预约} other {已添加 # 个预约}}',
  refused: '{count, plural, other {服务器没有接受 # 个。}}',
  connection: '服务器没有回应。请在有网络时再试。',
  later: '一次发送的记录太多了。请在一小时后添加其余的。',
  undone: '已删除文件里的预约',
  notUndone: '还没能全部删除',
} satisfies Translated<typeof calendarImport>;
