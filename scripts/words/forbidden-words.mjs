/** Matches whole words in any script with letters. `\b` would treat accented letters as word boundaries. */
export const words = (...forms) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'iu');
export const within = (...forms) => new RegExp(forms.join('|'), 'u');

/**
 * Words that put pressure on the user, which our texts must not contain: streaks, debt, loss, missed or overdue things, "don't
 * forget", guilt, hurry. Each language has its own list, with inflections. "Forgotten password" and a code that "has expired"
 * are allowed.
 * @type {Record<string, [why: string, found: RegExp][]>}
 */
export const forbiddenWords = {
  pt: [
    ['streak', words('sequências?', 'ofensivas?', '(?:dias|semanas) (?:seguid|consecutiv)[oa]s')],
    ['debt', words('dívidas?', 'dev(?:edor|endo)')],
    ['loss', words('perdas?', 'perd(?:er|eu|i|e|em|endo|erá|ido|idos|ida|idas)', 'perc[ao]')],
    ['missed, overdue', words('falt(?:ou|aram|aste)', 'atras(?:ad[oa]s?|os?|ou)', 'vencid[oa]s?', 'pendências?')],
    ['don’t forget', words('não (?:se )?esque[çc]a', 'não deixe de', 'lembre-se')],
    [
      'guilt',
      words('culpa', 'culpad[oa]s?', 'vergonha', 'fracass\\p{L}*', 'preguiç\\p{L}*', 'decepcion\\p{L}*', 'deveria ter'),
    ],
    ['hurry', words('última chance', 'corra', 'apresse-se', 'ainda dá tempo', 'urgente')],
  ],
  en: [
    ['streak', words('streaks?', 'days in a row')],
    ['debt', words('debts?', 'owed?')],
    ['loss', words('loss(?:es)?', 'los(?:e|es|ing|t)')],
    ['missed, overdue', words('missed', 'overdue', 'late', 'behind schedule', '(?:fall|fell|fallen) behind')],
    ['don’t forget', words("(?:don[’']t|do not|never) forget", 'remember to', 'be sure to')],
    [
      'guilt',
      words(
        'guilty?',
        'shame\\p{L}*',
        'ashamed',
        'lazy',
        'laziness',
        'should have',
        'disappoint\\p{L}*',
        'give up',
        'gave up',
      ),
    ],
    ['hurry', words('last chance', 'hurry', 'urgent', 'penalty', 'penalties', 'punish\\p{L}*')],
  ],
  es: [
    ['streak', words('rachas?', 'días (?:seguid|consecutiv)os')],
    ['debt', words('deudas?')],
    ['loss', words('pérdidas?', 'perd(?:er|iste|ió|ido|idos|ida|idas|erás|imos|emos)', 'pierd[aeo]s?n?')],
    ['missed, overdue', words('falt(?:ó|aste|aron)', 'atras(?:ad[oa]s?|os?)', 'retras(?:ad[oa]s?|os?)', 'vencid[oa]s?')],
    ['don’t forget', words('no (?:te |se )?olvid(?:es|e)', 'no dejes? de', 'recuerda')],
    [
      'guilt',
      words('culpa', 'culpables?', 'vergüenza', 'fracas\\p{L}*', 'perez\\p{L}*', 'decepcion\\p{L}*', 'deberías haber'),
    ],
    ['hurry', words('última oportunidad', 'date prisa', 'urgente')],
  ],
  fr: [
    ['streak', words('séries?', 'jours (?:d’affilée|consécutifs)')],
    ['debt', words('dettes?')],
    ['loss', words('pertes?', 'perd(?:re|ue?s?|s|ez|rez|rait|ent)?')],
    ['missed, overdue', words('manqué(?:e?s?)', 'raté(?:e?s?)', 'en retard', 'retards?')],
    ['don’t forget', words("n[’']oubli(?:ez|e) pas", 'pensez à', 'rappelez-vous')],
    ['guilt', words('culpabil\\p{L}*', 'coupables?', 'honte', 'paress\\p{L}*', 'décev\\p{L}*', 'auriez dû')],
    ['hurry', words('dernière chance', 'dépêchez-vous', 'urgent')],
  ],
  it: [
    ['streak', words('serie', 'giorni (?:di fila|consecutivi)')],
    ['debt', words('debit[oi]')],
    ['loss', words('perdit[ae]', 'perd(?:ere|i|e|uto|uta|uti|ute|erai|iamo|ono)', 'pers[oaie]')],
    ['missed, overdue', words('mancat[oaie]', 'saltat[oaie]', 'in ritardo', 'ritard[oi]')],
    ['don’t forget', words('non dimenticar\\p{L}*', 'ricordati', 'ricorda di')],
    ['guilt', words('colp[ae]', 'colpevol[ei]', 'vergogna', 'pigr\\p{L}*', 'delud\\p{L}*', 'avresti dovuto')],
    ['hurry', words('ultima occasione', 'affrettati', 'urgente')],
  ],
  ja: [
    ['streak', within('連続', 'ストリーク', '継続日数', '皆勤')],
    ['debt', within('借り', '借金', '負債', '滞納')],
    ['loss', within('失[いうえおっわ]', '喪失', '損失', '損を', '[無な]くし[たてま]', '没収')],
    ['missed, overdue', within('逃[しすさ]', '期限切れ', '遅れて', '遅刻', '未達', 'サボ')],
    ['don’t forget', within('忘れず', '忘れない', 'お忘れなく')],
    ['guilt', within('罪悪感', '恥', '怠け', '怠り', '失敗', '申し訳なく思')],
    ['hurry', within('急いで', 'お早めに', '今すぐ', 'ラストチャンス', '罰')],
  ],
  zh: [
    ['streak', within('连续', '打卡', '连胜')],
    ['debt', within('债', '欠')],
    ['loss', within('损失', '失去', '丢失', '丢掉', '扣分', '扣除')],
    ['missed, overdue', within('错过', '逾期', '漏掉', '迟到', '落后', '拖延')],
    ['don’t forget', within('[别勿]忘', '不要忘', '不要忘记', '记得要')],
    ['guilt', within('内疚', '愧', '羞', '懒', '失败', '罪恶感')],
    ['hurry', within('赶快', '赶紧', '最后机会', '惩罚', '抓紧')],
  ],
};

/** Exclamation marks of all scripts that the seven languages use. */
export const exclamation = /[!！¡‼❗]/u;
