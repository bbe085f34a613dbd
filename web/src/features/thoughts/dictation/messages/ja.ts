import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: '声で入力',
  stop: '聞き取りを止める',
  listening: '聞いています',
  interim: '聞き取り中：{words}',
  noticeTitle: '声で入力する前に',
  notice: 'ブラウザーによっては、声の音声が開発元の会社に送られます。COGNが受け取るのは文字だけです。',
  noticeOften: 'この端末で一度だけお聞きします。許可はいつでも取り消せます。',
  agree: '許可して声で入力',
  notNow: '今はしない',
  withdraw: '声の入力の許可を取り消す',
  failed: '音声認識エラーです。',
  safe: '書いたものはここに残っています。',
  permission: 'ブラウザーがマイクを使えません。サイトの設定で許可するか、文字で入力してください。',
  microphone: 'マイクが見つかりません。接続するか、文字で入力してください。',
  network: 'このブラウザーの声の入力には、インターネットが必要です。接続してから試すか、文字で入力してください。',
  language: 'このブラウザーは、この言語の声の入力に対応していません。文字で入力できます。',
  silence: '声が聞こえませんでした。マイクに近づいて試すか、文字で入力してください。',
  other: '声の入力が止まりました。もう一度試すか、文字で入力してください。',
} satisfies Translated<typeof dictation>;
