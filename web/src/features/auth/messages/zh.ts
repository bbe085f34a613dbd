import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: '登录或创建账号',

  introTitle: '陪伴日常生活的平静日记',
  introText: 'COGN 帮助神经多样性人士了解自己，照顾作息、心情和健康。',
  introEasyTitle: '只需点几下',
  introEasyText: '记下心情或一杯水，只要一会儿。',
  introKindTitle: '没有压力',
  introKindText: '这里不会计算你坚持了多少天。空白的一天只是空白的一天。',
  introOwnTitle: '日记属于你',
  introOwnText: '其他账号看不到你的记录。没有广告，也没有跟踪。',

  loginTitle: '登录',
  loginText: '很高兴你来了。',
  logIn: '登录账号',
  forgotPassword: '忘记密码',
  byPhone: '用手机号登录',
  noAccount: '还没有账号？',
  toSignUp: '创建账号',
  noSignUp: {
    title: {
      invitation: '账号需要邀请',
      closed: '目前不开放新账号',
    },
    invitation: '这台服务器的账号需要邀请。如果你收到了邀请，请打开邮件里的链接。',
    closed: '这台服务器目前不开放新账号。',
    operator: '这台服务器的管理者：{who}',
  },
  loginErrorTitle: '无法登录',
  invalidCredentials: '邮箱或密码不正确。请检查后再试。',
  emailNotConfirmed: '邮箱尚未确认。请查看收件箱，或重新发送确认邮件。',

  credentialsMissing: '请填写邮箱或手机号，以及密码。',

  confirmTitle: '确认你的邮箱',
  confirmSentTo: '邮件已发送到 {email}。',
  confirmText: '打开邮件并点击按钮，或在这里输入验证码。',
  confirmAskEmail: '请输入注册时的邮箱以继续。',
  confirmCode: '确认验证码',
  resend: '重新发送邮件',
  resendAt: '{time} 之后可以再次发送。',
  resendLimit: '两次发送之间需要等待 {seconds} 秒。',
  resentTitle: '邮件已发送',
  resentText: '如果没有看到，请查看垃圾邮件。',
  resendFailedTitle: '邮件未能发送',
  resendFailedText: '发送遇到问题。请一分钟后再试。',
  emailNotFound: '没有可用于确认的邮箱。请输入你的邮箱。',
  useSms: '用短信接收验证码',
  smsTitle: '正在建设中',
  smsText: '短信确认仍在建设中。目前请使用邮件。',
  useMail: '使用邮件',
  correctPhone: '更正手机号',
  correctEmail: '更正邮箱',
  backToLogin: '返回登录',

  privacyTitle: '隐私政策',
  privacyAgree: '同意此政策',
  privacyBack: '返回注册',
  privacyLeave: '返回',
} satisfies Translated<typeof auth>;
