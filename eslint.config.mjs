// The rules that oxlint lacks: Tailwind's classes, untranslated texts, literal colours, old browsers, slow regular expressions. All other
// rules are in .oxlintrc.json (docs/decisions/0085).
import parser from '@typescript-eslint/parser';
import tailwind from 'eslint-plugin-better-tailwindcss';
import i18next from 'eslint-plugin-i18next';
import redos from 'eslint-plugin-redos';
import baseline from 'eslint-plugin-baseline-js';

/** Runs the redos checker as JavaScript: its native programs are not the same on every operating system. */
process.env['RECHECK_BACKEND'] = 'pure';

/** A literal colour where a token belongs: #abc, rgb(...), oklch(...). `no-unknown-classes` below finds Tailwind's colour names. */
const rawColour = String.raw`/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i`;

/** Two words in a call within JSX are an untranslated sentence: message keys have no spaces. `i18next/no-literal-string` ignores calls. */
const sentenceInCall = String.raw`CallExpression > Literal[value=/[\p{L}.,] \p{L}/u]`;

/**
 * Accepts a regular expression only if the checker proves it linear; random trials do not count. If the checker finds no proof, a comment
 * at the expression must explain why it is linear. A check takes seconds at most.
 */
const provenLinear = { checker: 'automaton', ignoreErrors: false, timeout: 120_000 };

/**
 * Browser features newer than Baseline 2023 that the web app uses. The first five define the oldest browsers that can open the app: Safari
 * 17.4, Firefox 125, Chrome 120. `build.target` in web/vite.config.ts and `hasAll` in web/public/first-paint.js must agree. The app uses
 * the other features only after a check that they exist.
 */
const knownToBrowsers = [
  ...['abortsignal-any', 'abortsignal-timeout', 'array-group', 'check-visibility', 'intl-segmenter'],
  ...['async-clipboard', 'intl-locale-info', 'notifications', 'screen-wake-lock', 'share', 'vibration'],
];
const usesBaseline = baseline.configs['recommended-ts']({ available: 2023, level: 'error' }).rules[
  'baseline-js/use-baseline'
];

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    // An attacker may choose a text that makes a regular expression slow (decision 69).
    files: ['shared/src/**/*.ts', 'server/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', provenLinear] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { 'baseline-js': baseline },
    rules: { 'baseline-js/use-baseline': [usesBaseline[0], { ...usesBaseline[1], ignoreFeatures: knownToBrowsers }] },
  },
  {
    files: ['web/{src,gallery}/**/*.{ts,tsx}'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'web/src/styles/index.css' } },
    rules: {
      // styles/index.css defines these three classes itself.
      'better-tailwindcss/no-unknown-classes': ['error', { ignore: ['tabular-nums', 'shadow-sm', 'shadow-lg'] }],
      'better-tailwindcss/no-conflicting-classes': 'error',
      'better-tailwindcss/no-duplicate-classes': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: `JSXElement > JSXExpressionContainer ${sentenceInCall}:not(JSXAttribute Literal)`,
          message: 'Take an untranslated sentence from the messages.',
        },
        {
          selector: `JSXAttribute[name.name=/^(?:title|label|aria-label|alt|placeholder|description|hint)$|Label$/] ${sentenceInCall}`,
          message: 'Take an untranslated sentence from the messages.',
        },
        { selector: `Literal[value=${rawColour}]`, message: 'Use a colour token (web/src/styles/tokens.css).' },
        { selector: `TemplateElement[value.raw=${rawColour}]`, message: 'Use a colour token (web/src/styles/tokens.css).' },
        {
          selector: 'CallExpression[callee.property.name="toISOString"]',
          message: 'A date is local: use lib/local-date. For an instant on the wire use lib/instant.',
        },
      ],
    },
  },
  {
    // Tests may contain literal colours and dates, because they check them. The pictures have the same colours in every theme.
    files: ['web/src/**/*.test.{ts,tsx}', 'web/src/features/communication/message-pictures/read-drawings.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Every text that a user reads comes from a message file.
    files: ['web/src/**/*.tsx'],
    ignores: ['web/src/**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['^title$', '^label$', '^aria-label$', '^alt$', '^placeholder$', '^description$', '^hint$', 'Label$'],
          },
          words: { exclude: ['[0-9!-/:-@[-`{-~\\s·—–×→←…]+', 'COGN', 'COGN Premium', 'ml', 'kg', 'cm'] },
          // Calls and object properties contain message keys and options of Intl. `no-restricted-syntax` above finds sentences in calls.
          callees: { exclude: ['.*'] },
          'object-properties': { exclude: ['.*'] },
        },
      ],
    },
  },
];
