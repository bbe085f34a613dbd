import { axeFaults } from '../../support/comfort/axe.ts';
import { walkTimeout } from '../../support/comfort/everywhere.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { installRecorder } from '../../support/comfort/recorder.ts';
import { faultsOf, surveyOnce, type Survey } from '../../support/comfort/survey.ts';
import { contrastFaults, keyboardFaults, magnifiedFaults, motionsOf } from '../../support/comfort/mutating-checks.ts';
import { appearancesOfThisRun, nameOfAppearance } from '../../support/appearances.ts';
import { turn } from '../../support/rotation.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Checks axe and the comfort rules on every route and in every dialog (docs/accessibility.md). For each appearance, one walk
 * through the app collects the findings, and the tests below check them. The walk reads the pages from the app, so it includes
 * new pages.
 */

// Turns traces off for this file: the findings are text, and the screenshots of a trace would take longer than the walk.
// Runs without traces must not set the option. Playwright runs a file that sets it in a separate worker, which would start
// this long walk last.
if (process.env['COGN_TRACE']) test.use({ trace: 'off' });

// A long run makes one survey for each appearance. The mode `parallel` divides the surveys among several workers.
if (process.env['COGN_LONG']) test.describe.configure({ mode: 'parallel' });

/**
 * The required fields of each route: credentials, the consent to the privacy policy, and values without which there is
 * nothing to save, such as a goal or a mood. Every other field must be optional.
 */
const mayInsist: Record<string, string[]> = {
  '/auth': ['email', 'password'],
  '/auth?view=signup': ['email', 'password', 'confirmation', 'privacy'],
  '/auth?view=confirm': ['email', 'code'],
  '/forgot-password': ['email'],
  '/nutrition': ['food_name', 'quantity_g'],
  '/weight': ['weight_kg'],
  '/activity': ['type', 'duration_minutes'],
  '/water': ['goal_ml', 'glass_ml'],
  '/mood': ['mood', 'intensity'],
  '/facts': ['category', 'text'],
  '/camouflage': ['situation'],
  '/analysis': ['occurred'],
  '/trackers': ['amount'],
};

/**
 * Two ways to reduce motion: by the device’s setting, and by the user’s setting in the app. Appearances use the two in turn,
 * so a long run tests both.
 */
const asking = [
  { device: 'reduce', person: 'system' },
  { device: 'no-preference', person: 'reduced' },
] as const;

test('a place that violates the rules is detected', async ({ page }) => {
  const appearance = { theme: 'pastel', language: 'en', width: 1280 } as const;
  await installPageTools(page);
  await installRecorder(page);
  const css =
    '@keyframes turn { to { opacity: 0.9 } } h1 { color: #999 } div { color: #737373 } p { animation: turn 9s infinite } a { outline: none !important }';
  const body =
    '<h1>All</h1><img src="x"><p>Pale</p><div style="width: 900px">Wide</div><a href="#a">One</a> <a href="#b">Two</a>';
  await page.goto(`data:text/html,${encodeURIComponent(`<style>${css}</style><main>${body}</main>`)}`);
  expect((await axeFaults(page)).join()).toContain('image-alt');
  expect((await motionsOf(page)).join()).toContain('turn of <p>');
  expect((await contrastFaults(page)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['color-contrast', 'color-contrast-enhanced']),
  );
  expect((await magnifiedFaults(page, appearance)).join()).toContain('at 320 px: the page is');
  expect((await keyboardFaults(page, { name: 'here', kind: 'page' })).join()).toContain('has no ring');
});

for (const [index, appearance] of appearancesOfThisRun().entries()) {
  // The lowest three bits of the rotation number select theme and width (appearances.ts). The next bit selects the motion
  // preference, so that every theme is tested with both preferences.
  const wishes = asking[(Math.floor(turn() / 8) + index) % 2] ?? asking[0];
  test.describe(nameOfAppearance(appearance), () => {
    // All tests of an appearance use one survey, so they run in one worker.
    test.describe.configure({ mode: 'default' });
    let survey: Survey;
    test.beforeAll(async ({ browser, server }) => {
      test.setTimeout(walkTimeout);
      survey = await surveyOnce(test.info(), browser, server, { appearance, wishes });
    });

    test('every page and every dialog is accessible', () => {
      expect(faultsOf(survey, 'axe')).toEqual([]);
    });
    test(`no element moves when motion is reduced (device: ${wishes.device}, person: ${wishes.person})`, () => {
      expect(faultsOf(survey, 'motion')).toEqual([]);
    });
    test('with more contrast every text has 7:1, and forced colours lose nothing', () => {
      expect(faultsOf(survey, 'contrast')).toEqual([]);
    });
    test('nothing is lost at 200 %, at 320 px and with widely spaced text', () => {
      expect(faultsOf(survey, 'magnified')).toEqual([]);
    });
    test('no dialog and no toast covers Help now or a call link', () => {
      expect(faultsOf(survey, 'help')).toEqual([]);
    });
    test('Tab reaches every control visibly, and Esc closes every dialog and returns the focus', () => {
      expect(faultsOf(survey, 'keyboard')).toEqual([]);
    });

    test('no layout shifts without user input', () => {
      expect(faultsOf(survey, 'shift')).toEqual([]);
    });
    test('no displayed number changes by itself', () => {
      expect(faultsOf(survey, 'ticking')).toEqual([]);
    });
    test('the app makes no sound, does not vibrate and requests no permission before a tap', () => {
      expect(faultsOf(survey, 'asked')).toEqual([]);
    });
    test('lines are short and far enough apart, never justified, and without italics in Japanese and Chinese', () => {
      expect(faultsOf(survey, 'lines')).toEqual([]);
    });
    test('every control is at least 44 px wide and high', () => {
      expect(faultsOf(survey, 'targets')).toEqual([]);
    });
    test('every button and link has visible text, which its accessible name contains', () => {
      expect(faultsOf(survey, 'words')).toEqual([]);
    });
    test('every number on a scale or in a picture is explained in text', () => {
      expect(faultsOf(survey, 'numbers')).toEqual([]);
    });
    test('no announcement interrupts a screen reader without an error', () => {
      expect(faultsOf(survey, 'interruptions')).toEqual([]);
    });
    test('screen readers find landmarks and headings, and no dialog opens by itself', () => {
      expect(faultsOf(survey, 'structure')).toEqual([]);
    });
    test('every field accepts password managers and pasting', () => {
      expect(faultsOf(survey, 'fields')).toEqual([]);
    });
    test('every field is optional, except those without which there is nothing to save', () => {
      for (const [place, { required }] of survey) {
        expect.soft(required, place).toEqual(mayInsist[place] ?? []);
      }
    });
    test('the navigation keeps its order from page to page', () => {
      // Administrators have one more page in the navigation, so the test compares the order of their pages separately.
      const ordersOf = (isAdmin: boolean) =>
        [...survey]
          .filter(([place]) => place.startsWith('/admin') === isAdmin)
          .map(([, { navigation }]) => navigation.join(', '))
          .filter((order) => order !== '');
      expect(ordersOf(false).length).toBeGreaterThan(appearance.width < 1024 ? 0 : 3);
      expect(new Set(ordersOf(false)).size).toBe(1);
      expect(new Set(ordersOf(true)).size).toBeLessThan(2);
    });
  });
}
