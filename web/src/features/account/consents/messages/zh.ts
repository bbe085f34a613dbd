import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: '已保存同意',
  withdrawn: '已撤回同意',
  failed: '选择未能保存',
  policy: '阅读隐私政策',
  policyAgreed: '你在 {date}同意了此政策。',
  policyOlder: '你在 {date}同意了此政策。之后增加了补充说明，你可以阅读。',
  grantedSince: '你从 {date}开始同意。',
  withdrawnSince: '你在 {date}撤回了同意。',
  unasked: '目前没有同意。',
  withdraw: '撤回同意',
  give: '同意',
  about: '{verb}：{name}',
  health: {
    name: '健康数据',
    text: '保存你记录的身心情况，如心情、睡眠和体重。',
    after: '没有同意，就不再保存新记录。你仍然可以阅读、复制和删除。',
  },
  spirituality: {
    name: '心灵',
    text: '保存你在“心灵”页面记录的修习和信仰。',
    after: '没有同意，就不再保存新记录。以前的记录仍属于你。',
  },
  crisis_messages: {
    name: '危机消息',
    text: '只有当你使用危机按钮时，才会通知你选定的联系人。',
    after: '没有同意，不会通知任何联系人。',
  },
} satisfies Translated<typeof consents>;
