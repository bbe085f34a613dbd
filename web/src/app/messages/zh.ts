import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: '你每天的安静日记',
  skip: '跳到正文',
  opening: '正在打开页面',
  language: '语言',
  languageFailed: '现在无法切换语言。联网后请再试一次。',

  pages: '页面',
  allPages: '所有页面',
  fewerPages: '显示较少页面',
  findPage: '查找页面',
  noSuchPage: '没有这个名称的页面。',
  groups: {
    shortcuts: '我的快捷页面',
    day: '我的一天',
    body: '身体',
    feelings: '感受',
    talk: '沟通与求助',
    keep: '珍藏',
    you: '我',
  },
  premiumPage: '高级版',
  lockedPage: '高级版，已上锁',
  settings: '设置',
  logOut: '退出登录',

  places: '主要',
  today: '今天',
  quick: '快速记录',
  past: '过往',

  close: '关闭',

  notices: '通知',
  noticesRegion: '通知（按 F8 查看全部）',
  noNotices: '目前没有通知。',
  closeNotices: '关闭通知',
  dismiss: '收起',
  privacyPolicy: '隐私政策',
  policyAgreed: '已保存对政策的同意',

  welcomeBack: '欢迎回来',
  welcomeBackText: '你已登录账号。',
  loggedOut: '你已退出登录',
  loggedOutText: '随时欢迎回来。',
  sessionEnded: '登录已过期',
  sessionEndedText: '请重新登录后继续。你写的内容仍保存在此设备上。',
  logOutFailed: '未能退出登录',
  logOutFailedText: '服务器没有回应。你可以只在此设备上退出。',
  logOutHere: '在此设备上退出',

  saving: {
    saved: '已全部保存',
    onDevice: '{count, plural, other {# 条已保存在此设备上}}',
    offline: '没有网络。你写的内容会留在此设备上。',
    broken: '这个浏览器目前无法在此设备上保存内容。',
    refused: '{count, plural, other {# 条记录未能保存}}',
  },
} satisfies Translated<typeof app>;
