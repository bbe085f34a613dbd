import { walkTimeout } from '../../support/comfort/everywhere.ts';
import { faultsOf, surveyEverywhere, type Survey } from '../../support/comfort/survey.ts';
import { looksOfThisRun, nameOfLook } from '../../support/looks.ts';
import { expect, test } from '../../support/test.ts';

/**
 * The comfort rules that can be seen without touching anything, on every route and in every dialog (docs/accessibility.md). One walk in
 * each look finds what the tests below then judge; the walk follows the registry, so a later page is judged too.
 */

/**
 * The fields that may insist, by the place where they stand: what the specification calls required, and the one thing without which there is
 * nothing to save (a goal in a form for goals, a mood in a record of moods). Everything else can be skipped.
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
};

for (const look of looksOfThisRun()) {
  test.describe(nameOfLook(look), () => {
    let survey: Survey;
    test.beforeAll(async ({ browser, server }) => {
      test.setTimeout(walkTimeout);
      survey = await surveyEverywhere(browser, server, look);
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
      const orders = [...survey.values()].map(({ navigation }) => navigation.join(', ')).filter((order) => order !== '');
      expect(orders.length).toBeGreaterThan(look.width < 1024 ? 0 : 3);
      expect(new Set(orders).size).toBe(1);
    });
  });
}
