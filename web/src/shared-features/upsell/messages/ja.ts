import type { Translated } from '#core/messages/translated.ts';
import type upsell from './pt.ts';

export default {
  locked: 'これはプレミアムユーザー限定の機能です。アップグレードすると使えるようになります。',
  back: '戻る',
  close: '閉じる',
  headline: '自分を知るための、もっと広い場所',
  tagline: '自分のペースで、日記のすべてのページを。',
  featuresTitle: '使えるようになるもの',
  features: {
    pet: { name: 'バーチャルペット', text: '記録と休息とともに育つ相棒です。' },
    daily: { name: '一日の記録', text: '七つの感覚と、その日の様子。' },
    mood: { name: '気分', text: '十二の気分を、強さとメモつきで。' },
    sleep: { name: '睡眠', text: '時間、質、目覚めの様子。' },
    executive: { name: '実行機能', text: '注意、衝動、過集中をやさしい言葉で。' },
    social: { name: '社会的バッテリー', text: '元気を使うことと、元気が戻ること。' },
    camouflage: { name: '社会的カモフラージュ', text: '自分を隠した場面と、そのときの気持ち。' },
    analysis: { name: '過負荷の振り返り', text: 'きっかけ、サイン、助けになったこと。' },
    facts: { name: '今日の出来事', text: '達成、発見、覚えておきたい瞬間。' },
    crisis: { name: '緊急ボタン', text: '選んでおいた信頼できる人に知らせます。' },
    statistics: { name: '統計', text: '記録を図にして、一文で説明します。' },
    export: { name: 'データの書き出し', text: '支えてくれる専門家に渡せるレポート。' },
  },
  perksTitle: 'さらに',
  perks: {
    cloud: { name: 'パスワードつきクラウドアカウント', text: 'プレミアムのページの記録も、アカウントに保存されます。' },
    calendar: { name: '過去にさかのぼれるカレンダー', text: '過ぎた日の予定も追加や変更ができます。' },
    menu: { name: '自分らしいメニュー', text: 'ページごとにアイコンの色を選べます。' },
  },
  become: 'プレミアムにする',
  note: 'プランのページに移動します。ここで料金はかかりません。',
} satisfies Translated<typeof upsell>;
