import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: 'プライバシーポリシーに補足があります',
  text: '今、保存しているものを説明しています。これまでの記録はそのままです。好きなときに読めます。',
  read: '補足を読む',
} satisfies Translated<typeof policyNews>;
