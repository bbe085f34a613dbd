import type { Translated } from '#core/messages/translated.ts';
import type pricing from './pt.ts';

export default {
  title: 'プラン',
  description: 'ゆっくり選んでください。あとから変えられます。',
  free: '無料',
  freeText: '毎日のために。期限はありません。',
  premium: 'プレミアム',
  premiumText: '自分をもっと深く知るために。',
  freeIncludes: {
    pages: 'プロフィール、水分、体重など、無料のページ',
    past: 'どの日付にも記録できます',
    themes: '四つのテーマと七つの言語',
    data: 'データはいつもあなたのもの。読むことも、持ち出すことも、消すこともできます',
  },
  premiumIncludes: {
    free: '無料プランのすべて',
    pages: '気分と、すべてのプレミアムページ',
    calendar: '過ぎた日の予定',
    menu: 'メニューのアイコンの色',
  },
  afterwards: 'プレミアムが終わっても、書いた内容はそのまま読めます。',
  current: '今のプラン',
  until: '{date}まで',
  chooseFree: '無料のまま続ける',
  choosePremium: 'プレミアムを選ぶ',
  renewPremium: 'プレミアムを更新する',
  keepPremium: '日記に戻る',
  grant: '{days, plural, other {このサーバーでは、プレミアムは#日間無料です。}}',
  ask: 'このサーバーでは、管理者がプレミアムを付与します。管理者にお尋ねください。',
  opening: 'プランを読み込んでいます',
  offerFailed: '今はプランを読み込めません。今のプランはそのままです。',
  retry: 'もう一度試す',
  granted: 'プレミアムが有効になりました',
  grantedText: '{date}まで使えます。',
  failed: 'プレミアムを有効にできませんでした',
  failedText: 'プランは変わっていません。少し待ってから、もう一度お試しください。',
} satisfies Translated<typeof pricing>;
