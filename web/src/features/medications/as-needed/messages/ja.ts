import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: '今飲みました',
  takeThisDay: 'この日に飲みました',
  notLately: 'この7日間の記録はありません',
  lastDay: '前回：{day}',
  lastTime: '前回：{day} {time}（{ago}）',
  soon: 'メモした間隔（{hours}）は{time}までです。',
  most: 'この日はすでに{count, plural, other {#回}}です。メモした上限は{most}回です。',
  askDoctor: '迷うときは、処方した人に聞いてみてください。',
} satisfies Translated<typeof asNeeded>;
