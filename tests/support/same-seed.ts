import fc from 'fast-check';

/** Every `npm test` uses the same values in property tests, so that only a code change fails it. Long runs use new values. */
if (process.env['COGN_LONG'] === undefined) fc.configureGlobal({ seed: 20_261_122 });
