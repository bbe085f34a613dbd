import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: '新密码',
  text: '为账号 {email} 设置新密码。',
  newPassword: '新密码',
  save: '保存新密码',
  openTitle: '来设置新密码',
  openText: '点击按钮，用此链接进入你的账号。',
  open: '继续',
  doneTitle: '密码已更新',
  doneText: '你仍保持登录。其他设备需要新密码。',
  failedTitle: '密码未能更新',
  failedText: '密码没有更改。请稍后再试。',
  sessionOld: '为了安全，请通过“忘记密码”获取新链接。',
  expiredTitle: '此链接已失效',
  expiredText: '链接有期限，且只能使用一次。这很正常。',
  emptyTitle: '此页面从邮件中打开',
  emptyText: '要设置新密码，请获取链接，并点击邮件中的按钮。',
  requestNew: '获取新链接',
  toLogin: '登录账号',
} satisfies Translated<typeof updatePassword>;
