import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: '隐私政策有一份补充说明',
  text: '它说明现在保存什么。你写过的内容保持不变。你可以随时阅读。',
  read: '阅读补充说明',
} satisfies Translated<typeof policyNews>;
