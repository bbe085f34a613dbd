import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import accessibility from 'eslint-plugin-jsx-a11y-x';
import tailwind from 'eslint-plugin-better-tailwindcss';
import i18next from 'eslint-plugin-i18next';
import redos from 'eslint-plugin-redos';
import baseline from 'eslint-plugin-baseline-js';

/** The checker's own JavaScript: the native programs that it can also use differ from system to system. */
process.env['RECHECK_BACKEND'] = 'pure';

/** A colour written out where a token belongs: #abc, rgb(...), oklch(...). Names of colours are caught by the tailwind rule below. */
const rawColour = String.raw`/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i`;

/** Two words in a call within JSX: keys of messages have no spaces. The rule `i18next/no-literal-string` passes over calls. */
const sentenceInCall = String.raw`CallExpression > Literal[value=/[\p{L}.,] \p{L}/u]`;

/** Judged by proof and never by trial. What cannot be judged is refused: a comment beside it says why it is linear. Judging takes seconds at most. */
const provenLinear = { checker: 'automaton', ignoreErrors: false, timeout: 120_000 };

/**
 * What the web uses beyond Baseline 2023. The first five say which browsers open the app: Safari 17.4, Firefox 125, Chrome 120, as `build.target` in
 * web/vite.config.ts and `hasAll` in web/public/first-paint.js say too. The others are asked for before they are used.
 */
const knownToBrowsers = [
  ...['abortsignal-any', 'abortsignal-timeout', 'array-group', 'check-visibility', 'intl-segmenter'],
  ...['async-clipboard', 'intl-locale-info', 'notifications', 'screen-wake-lock', 'share', 'vibration'],
];
const usesBaseline = baseline.configs['recommended-ts']({ available: 2023, level: 'error' }).rules[
  'baseline-js/use-baseline'
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'web/dist/**',
      'data/**',
      '.cache/**',
      'test-results/**',
      'screenshots/**',
      'scripts/new-feature/template/**',
    ],
  },
  ...tseslint.configs.strict,
  // Rules that need types run in the gate `promises` (.oxlintrc.json), at a fifth of the processor time.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/consistent-type-imports': 'error' } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-empty': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    // The server says nothing on the console but what main prints; everything else goes through the logger.
    files: ['server/src/**/*.ts'],
    ignores: ['server/src/main.ts', 'server/src/commands/**', 'server/src/**/*.test.ts', 'server/src/testing/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // Every regular expression may meet a text that somebody chose to make it slow: see decision 69.
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
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': accessibility, i18next, 'better-tailwindcss': tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'web/src/styles/index.css' } },
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      ...accessibility.configs.strict.rules,
      // The three that styles/index.css writes by itself.
      'better-tailwindcss/no-unknown-classes': ['error', { ignore: ['tabular-nums', 'shadow-sm', 'shadow-lg'] }],
      'better-tailwindcss/no-conflicting-classes': 'error',
      'better-tailwindcss/no-duplicate-classes': 'error',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { name: 'react-router', importNames: ['Link', 'NavLink', 'Form'], message: 'Use core/pages/link.tsx (3 kB less).' },
      ],
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
    // Tests name colours to check them, and dates to fix them.
    files: ['web/src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What a person reads comes from a message file.
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
          // Keys of messages and options of Intl. `no-restricted-syntax` above finds sentences among them.
          callees: { exclude: ['.*'] },
          'object-properties': { exclude: ['.*'] },
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'tests/**', 'bench/**', 'scripts/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off', 'no-console': 'off' },
  },
);
