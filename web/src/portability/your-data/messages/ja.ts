import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: 'すべてのデータをダウンロード',
  downloadText: 'COGNにあるあなたの情報を、ひとつのファイルにまとめます。',
  downloadWhat: '記録、同意、アカウント、写真が入ります。ファイルはこの端末で作られます。',
  downloadNow: 'データをダウンロードする',
  unreachable: 'コピーはサーバーにある記録から作ります。全部そろったときだけお渡しします。',
  failed: 'サーバーが今は応答できません。コピーは全部そろったときだけお渡しします。',
  unsent: '{count, plural, other {#件の変更はまだこの端末だけにあります。別の部分に入ります。}}',
  import: 'ファイルから記録を取り込む',
  importText: 'COGNのコピー、またはDaylioの気分。',
  who: '誰に何が見えるか',
  whoText: '人とサービスごとに、届く内容を示します。',
  allow: '許可していること',
  allowText: '同意はいつでも与えたり取り消したりできます。',
  end: 'アカウントを削除する',
  endText: '手順と、いつまで取り消せるか。',
  readme: {
    name: 'お読みください',
    intro: 'このファイルは、COGNが保存しているあなたの情報の写しです。',
    everything: 'すべての記録を、保存された形のまま入れています。ほかのプログラムで読めます。',
    tables:
      '記録の種類ごとの表（CSV）です。表計算ソフトで開けます。セルの先頭のアポストロフィは、文が実行されるのを防ぎます。',
    account: 'メール、電話番号、接続中の端末、専用カレンダーの内容です。',
    photos: '写真がある場合に入ります。',
    photosGone: '記録にある写真のうち{count}枚は、もうサーバーにないため、このファイルには入っていません。',
    device: 'まだ端末だけにあったものがある場合に入ります。',
    leftOut: 'パスワード、コード、通知の鍵、カレンダーの専用アドレスは入りません。保存していない下書きも入りません。',
    care: 'このファイルは安全な場所に保管してください。開いた人はすべてを読めます。',
  },
  tables: {
    consents: '同意',
    preferences: '設定',
    push_subscriptions: '通知を受け取る端末',
    premium_periods: 'プレミアムの期間',
  },
} satisfies Translated<typeof yourData>;
