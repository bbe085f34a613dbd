import { axeFaults } from '../../support/comfort/axe.ts';
import { walkTimeout } from '../../support/comfort/everywhere.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { installRecorder } from '../../support/comfort/recorder.ts';
import { faultsOf, surveyOnce, type Survey } from '../../support/comfort/survey.ts';
import { contrastFaults, keyboardFaults, magnifiedFaults, motionsOf } from '../../support/comfort/trials.ts';
import { looksOfThisRun, nameOfLook } from '../../support/looks.ts';
import { turn } from '../../support/rotation.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Axe and the comfort rules, on every route and in every dialog (docs/accessibility.md). One walk in each look finds what the tests below
 * then judge; the walk follows the registry, so a later page is judged too.
 */

// Findings are reported as text; the screenshots of a walk of minutes would cost more than the walk. Said only where stories are traced: it asks for a
// worker of its own, whose walk would then begin last and be waited for.
if (process.env['COGN_TRACE']) test.use({ trace: 'off' });

/**
 * The required fields, by the place of their form: credentials, a medicine's name, dosage and time, and the one value without which
 * there is nothing to save (a goal in a form for goals, a mood in a record of moods). Everything else can be skipped.
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
};

/** The device asks for reduced motion in one look and the person in the next; the looks of a long run take both. */
const asking = [
  { device: 'reduce', person: 'system' },
  { device: 'no-preference', person: 'reduced' },
] as const;

test('a place that breaks the rules is found out', async ({ page }) => {
  const look = { theme: 'pastel', language: 'en', width: 1280 } as const;
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
  expect((await magnifiedFaults(page, look)).join()).toContain('at 320 px: the page is');
  expect((await keyboardFaults(page, { name: 'here', kind: 'page' })).join()).toContain('has no ring');
});

for (const [index, look] of looksOfThisRun().entries()) {
  // The look takes the lowest three bits of the turn: the next one, so that every theme meets both wishes.
  const wishes = asking[(Math.floor(turn() / 8) + index) % 2] ?? asking[0];
  test.describe(nameOfLook(look), () => {
    let survey: Survey;
    test.beforeAll(async ({ browser, server }) => {
      test.setTimeout(walkTimeout);
      survey = await surveyOnce(test.info(), browser, server, { look, wishes });
    });

    test('every page and every dialog is accessible', () => {
      expect(faultsOf(survey, 'axe')).toEqual([]);
    });
    test(`nothing moves anywhere when motion is reduced (device: ${wishes.device}, person: ${wishes.person})`, () => {
      expect(faultsOf(survey, 'motion')).toEqual([]);
    });
    test('more contrast means 7:1 for every text, and the system’s own colours lose nothing', () => {
      expect(faultsOf(survey, 'contrast')).toEqual([]);
    });
    test('nothing is lost at 200 %, at 320 px and with widely spaced text', () => {
      expect(faultsOf(survey, 'magnified')).toEqual([]);
    });
    test('nothing ever covers Help now or a call: no dialog and no toast', () => {
      expect(faultsOf(survey, 'help')).toEqual([]);
    });
    test('Tab reaches everything everywhere, always in sight; Esc closes every dialog and gives the focus back', () => {
      expect(faultsOf(survey, 'keyboard')).toEqual([]);
    });

    test('nothing jumps by itself', () => {
      expect(faultsOf(survey, 'shift')).toEqual([]);
    });
    test('no number ticks', () => {
      expect(faultsOf(survey, 'ticking')).toEqual([]);
    });
    test('nothing sounds, vibrates or asks for a permission before somebody taps', () => {
      expect(faultsOf(survey, 'asked')).toEqual([]);
    });
    test('lines are short, far apart, and neither justified nor in italics where they should not be', () => {
      expect(faultsOf(survey, 'lines')).toEqual([]);
    });
    test('everything that is pressed is 44 px wide and high', () => {
      expect(faultsOf(survey, 'targets')).toEqual([]);
    });
    test('every button and link shows words, and is spoken by them', () => {
      expect(faultsOf(survey, 'words')).toEqual([]);
    });
    test('every number on a scale or in a picture has words', () => {
      expect(faultsOf(survey, 'numbers')).toEqual([]);
    });
    test('nothing interrupts a screen reader while all is well', () => {
      expect(faultsOf(survey, 'interruptions')).toEqual([]);
    });
    test('landmarks and headings lead a screen reader, and no dialog opens unasked', () => {
      expect(faultsOf(survey, 'structure')).toEqual([]);
    });
    test('password managers and pasting are welcome in every field', () => {
      expect(faultsOf(survey, 'fields')).toEqual([]);
    });
    test('every field can be skipped but those without which there is nothing to save', () => {
      for (const [place, { required }] of survey) {
        expect.soft(required, place).toEqual(mayInsist[place] ?? []);
      }
    });
    test('the navigation keeps its order from page to page', () => {
      // An administrator's has one page more.
      const ordersOf = (isAdmin: boolean) =>
        [...survey]
          .filter(([place]) => place.startsWith('/admin') === isAdmin)
          .map(([, { navigation }]) => navigation.join(', '))
          .filter((order) => order !== '');
      expect(ordersOf(false).length).toBeGreaterThan(look.width < 1024 ? 0 : 3);
      expect(new Set(ordersOf(false)).size).toBe(1);
      expect(new Set(ordersOf(true)).size).toBeLessThan(2);
    });
  });
}
