import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: '套餐',
  description: '慢慢选。以后可以更改。',
  free: '免费版',
  freeText: '日常使用，没有期限。',
  premium: '高级版',
  premiumText: '更深入地了解自己。',
  freeIncludes: {
    pages: '个人资料、饮水、体重等免费页面',
    past: '任何日期都可以记录',
    themes: '四种主题，七种语言',
    data: '数据始终属于你：可读、可带走、可删除',
  },
  premiumIncludes: {
    free: '免费版的全部内容',
    pages: '心情和所有高级版页面',
    calendar: '过去日期的日程',
    menu: '菜单图标的颜色',
  },
  afterwards: '高级版结束后，你写的内容仍然可以阅读。',
  current: '你现在的套餐',
  until: '有效期至 {date}',
  chooseFree: '继续使用免费版',
  choosePremium: '选择高级版',
  renewPremium: '续订高级版',
  keepPremium: '回到日记',
  grant: '{days, plural, other {在这台服务器上，高级版可免费使用 # 天。}}',
  ask: '在这台服务器上，高级版由管理员开通。请联系管理员。',
  opening: '正在读取套餐',
  offerFailed: '现在无法读取套餐。你的套餐保持不变。',
  retry: '再试一次',
  granted: '高级版已开通',
  grantedText: '有效期至 {date}。',
  failed: '未能开通高级版',
  failedText: '你的套餐没有变化。请稍后再试。',
} satisfies Translated<typeof pricing>;
