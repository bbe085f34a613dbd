import fc from 'fast-check';

/** In every short run, property tests use the same random values, so that a failure repeats. Long runs use new values. */
if (process.env['COGN_LONG'] === undefined) fc.configureGlobal({ seed: 20_261_122 });
