import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: '保存日历文件',
  none: '目前没有打开闹钟的药品或提醒。',
  saysNames: '文件里有名称和时间。打开含蓄显示后，文件里只有时间。',
  saysTimes: '含蓄显示已打开，所以文件里只有时间。',
  discreet: '你的闹钟',
} satisfies Translated<typeof alarmFile>;
