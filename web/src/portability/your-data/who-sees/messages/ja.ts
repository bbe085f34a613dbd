import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: '何かを見ることができる人とサービスは、これですべてです。',
  where: 'COGNの中では：{places}',
  policy: 'プライバシーポリシー',
  nobody: 'ほかには誰もいません。ほかのアカウントには何も見えません。広告も追跡もありません。',
  you: {
    name: 'あなた',
    text: 'プレミアムの有無にかかわらず、書いたものすべて。',
  },
  professional: {
    name: 'あなたを支える専門家',
    text: 'あなたが自分で渡したファイルやページだけ。',
  },
  contacts: {
    name: '緊急連絡先',
    text: 'あなたが送ったアラートの文だけ。記録は決して届きません。',
  },
  calendar: {
    name: 'カレンダーの専用アドレスを知る人',
    text: '選んだとおりに、予定または時刻だけ。アドレスがなければ誰にも見えません。',
  },
  administrators: {
    name: 'COGNの管理者',
    text: '登録時の情報、プラン、同意、最後のログイン、開いているセッションの数。データベースは日記を渡しません。',
  },
  operator: {
    name: 'サーバーの運営者',
    text: 'サーバーとバックアップに技術的に触れることができます。秘密を守る義務があります。',
  },
  mail: {
    name: 'メールのサービス',
    text: 'あなたのアドレスとアカウントのメール。アラートでは、文と連絡先も届きます。',
  },
  sms: {
    name: 'SMSのサービス',
    text: '電話番号とコードの文。アラートでは、文と連絡先も届きます。',
  },
  push: {
    name: 'ブラウザーの通知サービス',
    text: '通知が届いたこと、時刻、長さ。内容は暗号化されています。',
  },
  payments: {
    name: '支払いのサービス（Stripe）',
    text: 'ここで申し込む場合だけ、メールアドレス、アカウントの番号、支払いのために入力した内容。',
  },
  storage: {
    name: '保管サービス',
    text: '運営者が使っている場合、写真だけ。',
  },
  voice: {
    name: 'ブラウザーや端末の音声',
    text: '音声入力と読み上げでは、音や文が開発元に届くことがあります。',
  },
  apps: {
    name: 'あなたが開くアプリ',
    text: '連絡先に電話や連絡をすると、そのアプリに番号と文が渡ります。',
  },
  device: {
    name: 'この端末を使う人',
    text: 'アカウントを開いている間は記録の写し。その後も下書きや設定が残ることがあります。',
  },
} satisfies Translated<typeof whoSees>;
