import type { Translated } from '#core/messages/translated.ts';
import type passport from './pt.ts';

export default {
  communicationHint: '例如：“我有时说不出话，写字更容易。”',
  overloadHint: '例如：强光、很多人说话、突然的触碰。',
  helpsHint: '例如：安静的地方，一次只问一个问题。',
  save: '保存护照',
  saved: '护照已保存',
  savedHere: '护照已保存在此设备',
  failed: '护照没有保存',
  purpose: '给帮助你的人看的一页：你的沟通方式、让你过载的事情、对你有帮助的事情。',
  show: '查看并打印',
  back: '返回个人资料',
  print: '打印页面',
  language: '页面语言',
  languageHint: '标题会改变，你写的内容保持原样。',
  parts: '显示个人资料中的哪些内容',
  partsHint: '只显示你勾选的内容。联系人是别人的信息。',
  nothingYet: '页面还是空的。你可以写三段文字中的一段，或勾选个人资料的一部分。',
  onePage: '可放进一页，A4 或信纸。',
  twoPages: '文字太多，一页放不下。内容不会被截断，打印会超过一页。你可以缩短文字或取消勾选一部分。',
  qr: '在页面上放一个包含这些文字的二维码',
  qrHint: '任何手机相机都能读取，无需联网，方便帮助你的人。',
  qrTooLong: '文字比二维码能容纳的多 {percent}。没有内容被截断。你可以取消勾选一部分，或缩短文字。',
  share: '用链接分享',
  cannotPrint: '此浏览器无法打印。你可以展示此屏幕，或在另一台设备上打开 COGN。',
} satisfies Translated<typeof passport>;
