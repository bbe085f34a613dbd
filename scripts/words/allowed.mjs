/** Reviewed exceptions from the rules. Rephrase a text rather than add it here. */
export const allowed = {
  /** Names and units that are the same in every language. */
  names: ['COGN', 'WhatsApp', 'SMS', 'QR', 'PDF', 'CSV', 'JSON', 'ICS', 'kcal', 'mg'],
  /** Texts that are spelled the same in English and Portuguese. */
  sameInEnglish: ['normal', 'Premium', 'Menu', 'Pastel'],
  /** `namespace:key` that the code never uses by name. */
  unused: /** @type {Record<string, string>} */ ({}),
  /** `language namespace:key`, or `language file:key`, whose word has its literal meaning. */
  words: /** @type {Record<string, string>} */ ({
    'ja help-now:title': 'help is offered at once, nobody is hurried',
    'ja web/src/core/messages/failure-messages.ts:help': 'the same words as help-now:title',
    'ja web/src/features/auth/privacy/supplement/ja.ts:section.list': 'names the button of help-now:title',
  }),
};
