import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'COGNの新しいバージョンがあります',
  newerText: '更新は、お好きなときで大丈夫です。書いた内容はそのまま残ります。',
  update: '新しいバージョンにする',
  deviceTitle: 'この端末のCOGN',
  kept: 'この端末では、接続がなくてもCOGNを開けます。',
  notKept: '今のところ、この端末では接続があるときだけCOGNを開けます。',
  installText: 'よければ、ほかのアプリのように専用のアイコンを置けます。',
  install: 'この端末にインストールする',
  lasting: {
    open: '空きが足りなくなると、ブラウザが送信待ちの記録を消すことがあります。',
    lasts: '送信待ちの記録は、このブラウザに残ります。',
    refused: '送信待ちの記録が、まだ消されることがあります。',
  },
  askToKeep: '残すようブラウザに頼む',
  failure: {
    offline: '接続がなく、このページはまだこの端末にありません。接続が戻ると開けます。',
    older: 'この画面を開いている間に、COGNが新しくなりました。もう一度試すと、新しいバージョンが開きます。',
  },
} satisfies Translated<typeof offline>;
