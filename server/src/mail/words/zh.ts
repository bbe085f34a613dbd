import type { MailWords } from '../mail-words.ts';

export const zh: MailWords = {
  tag: 'zh-Hans',
  hello: '你好，',
  code: '你也可以在确认页面输入这个验证码：',
  address: '如果按钮打不开，请把这个网址复制到浏览器中：',
  validFor: (hours) => `链接和验证码在 ${hours} 小时内有效。`,
  signup: {
    subject: '确认你的 COGN 邮箱',
    title: '确认你的邮箱',
    lead: '很高兴你来到这里。只差一步：确认这个邮箱是你的。',
    button: '确认我的邮箱',
    unasked: '如果你没有注册 COGN，可以忽略这封邮件，不会有任何影响。',
  },
  recovery: {
    subject: '设置新的 COGN 密码',
    title: '设置新密码',
    lead: '我们收到了修改你 COGN 账号密码的请求。',
    button: '设置新密码',
    unasked: '如果不是你本人，可以忽略这封邮件，你的密码不会改变。',
  },
  magiclink: {
    subject: '你的 COGN 登录链接',
    title: '登录 COGN',
    lead: '这是你要的登录链接，不需要密码。',
    button: '登录 COGN',
    unasked: '如果不是你本人，可以忽略这封邮件。没有它，谁也无法登录。',
  },
  accountExists: {
    subject: '你已经有 COGN 账号了',
    title: '你已经有账号了',
    lead: '有人用这个邮箱注册 COGN。账号已经存在，所以没有任何改变。',
    signIn: '登录我的账号',
    newPassword: '如果忘记了密码，可以在这里设置新密码：',
    unasked: '如果不是你本人，可以忽略这封邮件。对方没有得到你的任何信息。',
  },
};
