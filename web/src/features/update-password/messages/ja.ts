import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: '新しいパスワード',
  text: 'アカウント{email}の新しいパスワードを決めてください。',
  newPassword: '新しいパスワード',
  save: '新しいパスワードを保存',
  openTitle: '新しいパスワードを決めましょう',
  openText: 'ボタンを押すと、このリンクでログインします。',
  open: '続ける',
  doneTitle: 'パスワードを変更しました',
  doneText: 'この端末ではログインしたままです。ほかの端末では新しいパスワードが必要です。',
  failedTitle: 'パスワードを変更できませんでした',
  failedText: 'パスワードは変わっていません。少ししてからお試しください。',
  sessionOld: '安全のため、「パスワードを忘れた方」から新しいリンクを受け取ってください。',
  expiredTitle: 'このリンクは使えません',
  expiredText: 'リンクには期限があり、使えるのは一度だけです。よくあることです。',
  emptyTitle: 'このページはメールから開きます',
  emptyText: '新しいパスワードを決めるには、リンクを受け取り、メールのボタンを押してください。',
  requestNew: '新しいリンクを受け取る',
  toLogin: 'ログインする',
} satisfies Translated<typeof updatePassword>;
