import type { Translated } from '#core/messages/translated.ts';
import type settingsPanel from './pt.ts';

export default {
  title: '設定',
  text: '選ぶとすぐに反映されます。',
  close: '閉じる',
  back: '戻る',
  groups: {
    look: '見た目',
    comfort: '使いやすさ',
    notices: 'お知らせと音',
    pages: 'メニューのページ',
    account: 'アカウントとプライバシー',
  },
  within: {
    look: 'テーマ、コントラスト、言語',
    comfort: '文字、動き、シンプルモード',
    notices: '表示時間、音、振動',
    pages: '表示するものと順番',
    account: 'データ、パスワード、端末',
  },

  contrast: 'コントラスト',
  contrasts: { system: '端末の設定に合わせる', more: 'コントラストを高くする' },

  sample: 'これは見本の文です。表示のようすを確かめられます。',
  textSize: '文字の大きさ',
  textSizes: { standard: '標準', large: '大きめ', larger: '大きい', largest: '最大' },
  readingFont: '読みやすい書体',
  systemFont: '端末の書体',
  fontOfLatin: '日本語と中国語では端末の書体を使います。',
  motion: '画面の動き',
  motions: { system: '端末の設定に合わせる', reduced: '動きなし', full: '動きあり' },
  simpleMode: 'シンプルモード',
  simpleModeText: '一度に見えるものを減らします。一つの手順で選択肢は五つまでです。',

  duration: 'お知らせの表示時間',
  seconds: '{count, plural, other {#秒}}',
  durationHint: 'エラーや、ボタンのあるお知らせは、操作するまで残ります。',
  sound: 'やさしい音',
  soundText: '保存されたときに、短く小さな音を鳴らします。',
  trySound: '音を聞く',
  noSound: 'このブラウザーでは音を使えません。',
  vibration: '振動',
  vibrationText: '保存されたときに軽く振動します（対応する端末のみ）。',
  tryVibration: '振動を試す',
  noVibration: 'このブラウザーでは振動を使えません。',
  earlier: '以前のお知らせを見る',

  on: 'オン',
  off: 'オフ',
} satisfies Translated<typeof settingsPanel>;
