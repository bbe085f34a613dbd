import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: '編集する',
    remove: '削除する',
    undo: '元に戻す',
    cancel: 'キャンセル',
    retry: 'もう一度試す',
    retryAt: '{time} に自動で再試行します。',
  },
  part: {
    opening: '開いています',
    failedTitle: 'この部分を開けませんでした',
    failedText: '少し待ってから、もう一度お試しください。接続がないときは、つながると開きます。',
  },
  saving: {
    saved: '保存済み',
    'on-device': 'この端末に保存済み',
    refused: '保存されていません',
    bothVersions: '両方の内容を見る',
  },
  notKept: {
    full: '保存できませんでした。この端末の空き容量がありません。入力した内容は残っています。',
    noStorage: '保存できませんでした。このブラウザーは、いまデータを保存できません。入力した内容は残っています。',
    signedOut:
      '保存できませんでした。ログインの期限が切れました。もう一度ログインしてください。入力した内容は残っています。',
  },
  refused: {
    notAllowed: '現在、このアカウントでは保存できません。記録はこの端末に残っています。',
    noConsent: '「プライバシーとデータ」での同意がまだありません。記録はこの端末に残っています。',
    retroactive: '過去の日の予定はプレミアムに含まれます。この予定はこの端末に残ります。',
    notYet: 'この日はまだ来ていません。',
    gone: 'この記録はもうありません。別の場所で削除されました。',
    conflict: 'この記録は別の場所でも変更されました。両方の内容が残っているので、どちらを残すか選べます。',
    invalid: '受け付けられない値があります。記録を編集して直せます。',
    duplicate: '同じ記録がすでにあります。',
    tooLarge: '文章が長すぎます。記録を編集して短くできます。',
    full: 'このアカウントの記録は上限に達しています。この記録はこの端末に残っています。',
    other: 'サーバーがこの記録を受け付けませんでした。',
  },
  errors: {
    loadingProfile: 'プロフィールを読み込めませんでした。',
    savingProfile: 'プロフィールを保存できませんでした。',
    loadingEntries: '記録を読み込めませんでした。',
    savingEntry: '記録を保存できませんでした。',
    removingEntry: '記録を削除できませんでした。',
  },
  fields: {
    required: 'この項目を入力してください。',
    notANumber: '数値を入力してください。',
    tooLow: '{min}以上の数値を入力してください。',
    tooHigh: '{max}以下の数値を入力してください。',
    tooLong: '文章が長すぎます。{max}文字まで入力できます。',
  },
} satisfies Translated<typeof core>;
