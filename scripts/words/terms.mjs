import { within, words } from './forbidden-words.mjs';

/**
 * The keys of texts about messages on the screen, such as toasts. These texts must not use a language's word for alarms,
 * such as Portuguese “aviso”.
 */
const onScreen =
  /^(?:app:(?:notices|noticesRegion|noNotices|closeNotices|renewal\.close)|settings-panel:(?:groups\.notices|duration|durationHint|earlier))$/u;
const notOnScreen = new RegExp(`^(?!${onScreen.source.slice(1)})`, 'u');
const secularVerses = /verse\/sets\/secular\//u;
const scriptureVerses = /verse\/sets\/scripture\/\w+\.ts:verses/u;

/**
 * One term for each concept (docs/writing-messages.md, "Terms"): the refused words of a language, each with its replacement.
 * Only former synonyms of a term are listed. If a word also has another meaning, its pattern excludes that meaning, or `where`
 * names the texts to check.
 * @type {Record<string, [instead: string, found: RegExp, where?: RegExp][]>}
 */
export const terms = {
  pt: [
    ['registro do dia', words('registro diário')],
    ['em branco', words('em aberto')],
    ['interesse especial', words('hiperfoco querido')],
    ['dose não tomada', words('puladas?')],
    ['criptografado', words('cifrad[oa]s?')],
    ['a Stripe', words('(?:[dn]?o|ao|pelo) Stripe')],
    ['restaurado', words('de volta ao lugar')],
    ['aviso', words('alarmes?')],
    ['mensagem', words('avisos?'), onScreen],
    ['seu normal', words('(?:o )?seu comum')],
    ['se camuflar', words('você camuflou')],
    ['acesso de administração', words('dar a administração')],
    ['o COGN', words('este programa')],
    ['em sobrecarga', words('com sobrecarga(?! anotada)')],
  ],
  en: [
    ['daily entry', words('daily check-in')],
    ['email', words('e-mails?')],
    ['SMS', words('text messages?')],
    ['log in, log out', words('sign(?:s|ed|ing)? (?:in|out)', 'sign-(?:ins?|outs?)')],
    ['turn on, turn off', words('switch(?:es|ed|ing)?(?: it)? (?:on|off)')],
    ['permission', words('agreements?')],
    ['email service, emails', words('mails?')],
    ['entry', words('(?<!technical |activity )records', '(?:an?|no|both|\\d+) record')],
    ['recorded', words('noted', 'written down', 'note (?:your|it|something|several|now)')],
    [
      'create',
      words(
        '(?:codes?|files?|address) (?:was|were|could not be|can be|is) (?:not )?made',
        'no file (?:was|can be) made',
        'make (?:new codes|address|another)',
      ),
    ],
    ['even', words('also (?:with|without|while|when)')],
    ['notify, remind', words('tell me')],
    [
      'alarm',
      words('notices?', 'discreet words'),
      /^(?:push|alarms|alarm-file|reminders|medications):|ring-words|write-worker-settings/u,
    ],
  ],
  es: [
    ['registro del día', words('registro diario')],
    ['período', words('periodos?')],
    ['« »', /[“”]/u],
    ['teléfono móvil', words('celular(?:es)?')],
    ['aviso discreto', words('palabras discretas')],
    ['eliminar', words('quit(?:ar|a|as|amos|an|aste|ó|aron|ad[oa]s?)')],
    ['the simple past: no se guardó', words('h(?:a|as|an|e|emos) (?:\\p{L}+(?:ado|ido)|hecho|vuelto|escrito)')],
    ['terapia del habla', words('logopedia')],
    ['sticker', words('pegatinas?', 'calcomanías?')],
    ['dispositivo', words('aparatos?')],
    ['aviso', words('alarmas?')],
    ['mensaje', words('avisos?'), onScreen],
    ['tus personas de confianza', words('tus personas(?! de confianza)')],
  ],
  fr: [
    ['entrée du jour', words('point du jour')],
    ['phrase', words('versets?')],
    ['hyperfocus', words('hyperfocalisation')],
    ['dose non prise', words('prise sautée', 'dose passée')],
    ['alarme, rappel', words('(?<!chang\\p{L}*[ \\u00a0]d’)avis', 'mots discrets')],
    [
      'supprimer',
      words(
        'retirez (?:la|cette) note',
        '(?:photo|application d’authentification|application de codes) (?:a été )?retirée',
        'codes de secours (?:ont été )?retirés',
      ),
    ],
    ['remarques', words('notes'), /^[\w-]+:(?:notes|sameNotes|moreFields)$/u],
    ['bon retour', words('bien de vous revoir')],
  ],
  it: [
    ['annotazione', words('appunt[oi]', 'voce quotidiana', '(?:tue|mie) note')],
    ['e-mail', words('(?<!-)email')],
    ['scheda', words('bigliett[oi]')],
    ['« »', /[“”]/u],
    ['pagamento non completato', words('sei tornat[oa]')],
    ['avviso', words('allarm[ei]', 'parole discrete')],
    ['messaggio', words('avvis[oi]'), onScreen],
    ['Lei: parli, resti', words('parla', 'resta'), /hand-over\/card-text/u],
  ],
  ja: [
    ['社会的バッテリー', within('社交')],
    ['健康パスポート', within('ヘルスパスポート')],
    ['一日の記録', within('毎日の記録')],
    ['出来事', within('できごと')],
    ['いちばん', within('一番')],
    ['ログイン', within('サインイン')],
    ['プレミアム', within('Premium')],
    ['～', within('〜')],
    ['緊急', within('危機', 'つらいとき')],
    ['過負荷', within('(?<!過)負荷')],
    ['キャンセル', within('やめ(?:る|ら|ます|まし)')],
    ['アラーム、通知', within('お知らせ'), notOnScreen],
    ['ふだん', within('いつも(?:より|に近|以上|未満)', 'のいつも')],
    ['タイムゾーン', within('時間帯'), /privacy\//u],
    ['です・ます', within('(?:[うくつぬむる]|(?<![でま])す|(?<!な)い)。'), secularVerses],
    ['plain form', within('(?:です|ます|ません)。'), scriptureVerses],
    ['心のよりどころ', within('スピリチュア')],
  ],
  zh: [
    ['过载', within('超载')],
    ['账号', within('账户')],
    ['药品', within('药物')],
    ['今日点滴', within('每日记事')],
    ['删除', within('移除')],
    ['你', within('您')],
    ['高级版', within('Premium')],
    ['预约', within('日程')],
    ['消息', within('我的信息', '(?:在|到)信息[中里，的]', '的信息也', '^信息可以')],
    [
      '闹钟',
      within('提醒'),
      /^(?:push:(?!lockScreen|file)|portable:alarm_settings|alarm-file:discreet)|write-worker-settings/u,
    ],
    ['心情', within('情绪(?:记录|日记|强度)')],
    ['阅读记录', within('还没有阅读(?!记录)', '添加阅读(?!记录)')],
    ['心灵', within('灵性')],
  ],
};
