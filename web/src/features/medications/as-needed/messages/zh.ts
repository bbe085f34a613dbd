import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: '我刚服了',
  takeThisDay: '我在这天服了',
  notLately: '最近 7 天没有记录',
  lastDay: '上次：{day}',
  lastTime: '上次：{day} {time}（{ago}）',
  soon: '你记下的间隔（{hours}）到 {time} 结束。',
  most: '这一天已有 {count, plural, other {# 次}}。你记下的上限是 {most} 次。',
  askDoctor: '拿不准时，可以问问开药的人。',
} satisfies Translated<typeof asNeeded>;
