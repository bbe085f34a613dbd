import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { growthOf, pointsOfLevel } from './growth.ts';
import { sayingOf } from './pet-tables.ts';

const day = calendarDate('2026-03-01');
const actionsOn = (date: CalendarDate, count: number) => Array.from({ length: count }, () => ({ date }));
const grown = { entry_points: 20, action_points: 9, counted_to: day, seen_level: 3 };
const points = (growth: ReturnType<typeof growthOf>) => (growth.level - 1) * pointsOfLevel + growth.within;

describe('the growth of the companion', () => {
  it('starts at the first level', () => {
    expect(growthOf(undefined, [])).toEqual({ level: 1, within: 0, fromEntries: 0, fromActions: 0 });
  });

  it('adds the counted points and the later actions, each a point, up to three a day', () => {
    expect(growthOf(grown, [...actionsOn(day, 2), ...actionsOn(addDays(day, 1), 9)])).toEqual({
      level: 3,
      within: 10,
      fromEntries: 20,
      fromActions: 14,
    });
  });

  it('counts an action only once if the server already counted it', () => {
    expect(growthOf(grown, actionsOn(addDays(day, -1), 3))).toEqual(growthOf(grown, []));
  });

  it('never decreases by one more action or entry', () => {
    let before = 0;
    for (let count = 0; count < 60; count += 1) {
      const now = points(growthOf({ ...grown, entry_points: 20 + count }, actionsOn(day, count)));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  it('preserves a level that was shown, even if this device has fewer entries', () => {
    expect(growthOf({ seen_level: 4 }, [])).toMatchObject({ level: 4, within: 0 });
  });

  it('stays the same for sixty days without any action or entry', () => {
    const start = growthOf(grown, actionsOn(day, 2));
    // The page loads only the actions of the last thirty days. The server has counted the older ones, so the stubbed row
    // contains their points.
    for (let passed = 1; passed <= 60; passed += 1) {
      const countedTo = addDays(addDays(day, passed), -30);
      const isCounted = countedTo > day;
      const counted = isCounted ? { ...grown, action_points: 11, counted_to: countedTo } : grown;
      expect([passed, growthOf(counted, isCounted ? [] : actionsOn(day, 2))]).toEqual([passed, start]);
    }
  });
});

it('has a reply for each action, never the same twice in a row', () => {
  const done: ('feed' | 'play' | 'rest')[] = [];
  const said = (['feed', 'feed', 'rest', 'feed', 'feed'] as const).map((kind) => {
    done.push(kind);
    return sayingOf(done, kind);
  });
  expect(said).toEqual(['feed1', 'feed2', 'rest1', 'feed3', 'feed1']);
});

/** Words about hunger, sadness, absence or blame, which no text of the companion may contain. */
const unkind = {
  pt: /fome|triste|saudade|sumi|abandon|culpa|doente|perd|faltou|sozinh|esquec/iu,
  en: /hungr|\b(?:sad|lost|lose|alone)\b|miss|abandon|fault|sick|lonely|forg/iu,
  es: /hambre|triste|extrañ|abandon|culpa|enferm|perd|faltó|sol[oa]\b|olvid/iu,
  fr: /faim|triste|manqu|abandon|faute|malade|perd|seul|oubli/iu,
  it: /fame|triste|manca|abbandon|colpa|malat|pers[oi]|sol[oa]\b|dimentic/iu,
  ja: /空腹|おなか|悲し|寂し|さみし|見捨|病気|失|忘れ/u,
  zh: /饿|难过|伤心|想念|抛弃|生病|失去|孤单|忘/u,
};

describe.each(languageCodes)('what is said in %s', (language) => {
  it('never mentions hunger, sadness, absence or blame', async () => {
    const { default: words } = (await import(`./messages/${language}.ts`)) as { default: unknown };
    expect(JSON.stringify(words)).not.toMatch(unkind[language]);
  });
});
