import fc from 'fast-check';

/** Every `npm test` tries properties with the same values, so that only a code change makes it fail; long runs try new values. */
if (process.env['COGN_LONG'] === undefined) fc.configureGlobal({ seed: 20_261_122 });
