import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'ログインまたはアカウント作成',

  introTitle: '毎日のための、おだやかな日記',
  introText: 'COGNは、発達特性のある人（ニューロダイバージェント）が自分を知り、生活や気分、健康をいたわるための日記です。',
  introEasyTitle: '少ない操作で',
  introEasyText: '気分やコップ一杯の水を、すぐに記録できます。',
  introKindTitle: 'せかしません',
  introKindText: 'ここでは、だれも日数を数えません。空白の日は、ただの空白の日です。',
  introOwnTitle: '日記はあなたのもの',
  introOwnText: 'ほかのアカウントから記録は見えません。広告も追跡もありません。',

  loginTitle: 'ログイン',
  loginText: 'ようこそ。',
  logIn: 'ログインする',
  forgotPassword: 'パスワードを忘れた方',
  byPhone: '電話番号でログイン',
  noAccount: 'アカウントをお持ちでない方',
  toSignUp: 'アカウントを作る',
  noSignUp: {
    title: {
      invitation: 'アカウントは招待制です',
      closed: '新規登録はお休み中です',
    },
    invitation: 'このサーバーのアカウントは招待制です。招待メールが届いていたら、リンクを開いてください。',
    closed: 'このサーバーでは、今は新しいアカウントを受け付けていません。',
    operator: 'このサーバーの運営者：{who}',
  },
  loginErrorTitle: 'ログインできませんでした',
  invalidCredentials: 'メールアドレスまたはパスワードが違います。両方を確かめて、もう一度お試しください。',
  emailNotConfirmed: 'メールアドレスの確認がまだです。受信トレイを見るか、確認メールをもう一度送ってください。',

  credentialsMissing: 'メールアドレスまたは電話番号と、パスワードを入力してください。',

  confirmTitle: 'メールアドレスの確認',
  confirmSentTo: '{email}にメールを送りました。',
  confirmText: 'メールのボタンを押すか、ここにコードを入力してください。',
  confirmAskEmail: '続けるには、登録したメールアドレスを入力してください。',
  confirmCode: 'コードを確認する',
  resend: 'メールをもう一度送る',
  resendAt: '{time}からもう一度送れます。',
  resendLimit: '次の送信まで{seconds}秒お待ちください。',
  resentTitle: 'メールを送りました',
  resentText: '見つからないときは、迷惑メールもご覧ください。',
  resendFailedTitle: 'メールを送れませんでした',
  resendFailedText: '送信できませんでした。1分ほどしてからお試しください。',
  emailNotFound: '確認メールの送り先がありません。メールアドレスを入力してください。',
  useSms: 'SMSでコードを受け取る',
  smsTitle: '準備中',
  smsText: 'SMSでの確認は準備中です。今はメールをお使いください。',
  useMail: 'メールを使う',
  correctPhone: '電話番号を直す',
  correctEmail: 'メールアドレスを直す',
  backToLogin: 'ログインに戻る',

  privacyTitle: 'プライバシーポリシー',
  privacyAgree: 'ポリシーに同意する',
  privacyBack: '登録に戻る',
  privacyLeave: '戻る',
} satisfies Translated<typeof auth>;
