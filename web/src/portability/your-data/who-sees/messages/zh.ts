import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: '能看到某些内容的人和服务全部列在这里。',
  where: '在 COGN 中：{places}',
  policy: '隐私政策',
  nobody: '没有其他人。其他账号看不到你的任何内容，也没有广告和跟踪。',
  you: {
    name: '你',
    text: '你写下的一切，无论是否有高级版。',
  },
  professional: {
    name: '帮助你的专业人士',
    text: '只有你亲自交给他们的文件、页面或链接。',
  },
  contacts: {
    name: '紧急联系人',
    text: '只有你发出的求助消息，绝不包括你的记录。',
  },
  calendar: {
    name: '知道你日历私人地址的人',
    text: '按你的选择，预约内容或只有时间。没有地址，就没有人能看到。',
  },
  administrators: {
    name: 'COGN 的管理员',
    text: '你注册时填写的信息、套餐、同意记录、上次登录和登录会话的数量。数据库不会把日记交给他们。',
  },
  operator: {
    name: '服务器运营者',
    text: '在技术上可以访问服务器和备份，并且必须保密。',
  },
  mail: {
    name: '邮件服务',
    text: '你的地址和账号邮件。求助时还有消息内容和联系人。',
  },
  sms: {
    name: '短信服务',
    text: '你的电话和含验证码的文字。求助时还有消息内容和联系人。',
  },
  push: {
    name: '浏览器的推送服务',
    text: '有通知到达、时间和长度。内容是加密的。',
  },
  payments: {
    name: '支付服务（Stripe）',
    text: '只有在这里订阅时：你的邮箱、账号编号和你为付款填写的内容。',
  },
  storage: {
    name: '存储服务',
    text: '只有照片，而且仅在运营者使用这类服务时。',
  },
  voice: {
    name: '浏览器或设备的语音',
    text: '听写和朗读时，有些厂商会收到声音或文字。',
  },
  apps: {
    name: '你打开的程序',
    text: '给联系人打电话或发消息时，该程序会收到号码和文字。',
  },
  device: {
    name: '使用这台设备的人',
    text: '账号打开时的记录副本。之后草稿和偏好可能会留下。',
  },
} satisfies Translated<typeof whoSees>;
