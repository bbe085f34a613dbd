import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: '这是高级版用户专属功能。升级即可解锁。',
  back: '返回',
  close: '关闭',
  headline: '给你更多空间，了解自己',
  tagline: '按你的节奏，使用日记的每一页。',
  featuresTitle: '包含的内容',
  features: {
    pet: { name: '虚拟宠物', text: '随着你的记录和休息一起成长的伙伴。' },
    daily: { name: '每日记录', text: '你的七种感官感受，和这一天的样子。' },
    mood: { name: '心情', text: '十二种心情，可记强度和备注。' },
    sleep: { name: '睡眠', text: '时长、质量和醒来的状态。' },
    executive: { name: '执行功能', text: '用简单的话记录注意力、冲动和过度专注。' },
    social: { name: '社交电量', text: '什么消耗你的能量，什么让它恢复。' },
    camouflage: { name: '社交伪装', text: '你何时伪装了自己，感受如何。' },
    analysis: { name: '过载分析', text: '诱因、信号和有帮助的做法。' },
    facts: { name: '今日点滴', text: '成就、发现和值得记住的时刻。' },
    crisis: { name: '危机按钮', text: '通知你选定的信任的人。' },
    statistics: { name: '统计', text: '把记录变成图，并用一句话说明。' },
    export: { name: '导出数据', text: '一份可以交给专业人士的报告。' },
  },
  perksTitle: '此外还有',
  perks: {
    cloud: { name: '有密码保护的云端账号', text: '高级版页面的内容也会保存在你的账号里。' },
    calendar: { name: '可补记的日历', text: '可以添加和修改过去日期的预约。' },
    menu: { name: '自定义菜单', text: '为每个页面选择图标颜色。' },
  },
  become: '开通高级版',
  note: '你会前往套餐页面。这里不会收费。',
} satisfies Translated<typeof upsell>;
