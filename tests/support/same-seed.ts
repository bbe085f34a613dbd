import fc from 'fast-check';

/** Properties are tried with the same values in every `npm test`, so that it fails for a change and not by chance; what is new is looked for in long runs. */
if (process.env['COGN_LONG'] === undefined) fc.configureGlobal({ seed: 20_261_122 });
