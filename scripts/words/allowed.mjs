/** Reviewed exceptions to the rules. Rephrase a text instead of adding it here. */
export const allowed = {
  /** Names and units that are the same in every language. */
  names: ['COGN', 'PHQ-9', 'GAD-7', 'WhatsApp', 'SMS', 'QR', 'PDF', 'CSV', 'JSON', 'ICS', 'kcal', 'mg'],
  /** Texts that are spelled the same in English and Portuguese. */
  sameInEnglish: ['normal', 'Premium', 'Menu', 'Pastel'],
  /** The `namespace:key` of messages whose key does not appear in the code. */
  unused: /** @type {Record<string, string>} */ ({}),
  /** Texts that use a forbidden word harmlessly, as `language namespace:key` or `language file:key`, with the reason. */
  words: /** @type {Record<string, string>} */ ({
    'ja help-now:title': 'help is offered at once, nobody is hurried',
    'ja web/src/core/messages/load-failure-messages.ts:help': 'the same words as help-now:title',
    'ja web/src/features/auth/privacy/supplement/ja.ts:section.list': 'names the button of help-now:title',
    // Names of pictures are what a person says or feels, such as “ashamed” or “urgent”. The app says none of them by itself.
    ...Object.fromEntries(
      ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'].map((code) => [
        `${code} web/src/features/communication/message-pictures/names/${code}.ts:`,
        'names of pictures',
      ]),
    ),
  }),
};
