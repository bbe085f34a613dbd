import { dialogsOf, openByKeyboard } from '../../support/comfort/dialogs.ts';
import { everywhere, standsStill, walkTimeout } from '../../support/comfort/everywhere.ts';
import { movingNow, wishMotion } from '../../support/comfort/motion.ts';
import { installPageTools } from '../../support/comfort/page-tools.ts';
import { installRecorder, recordedBy } from '../../support/comfort/recorder.ts';
import { looksOfThisRun, nameOfLook, turn, wearLook } from '../../support/looks.ts';
import { expect, makePerson, test } from '../../support/test.ts';

/** comfort-rules.md 5: reduced motion stops every animation, whoever asked for it, and the person's own switch wins. */

/** One look is enough: what moves does not depend on its colours. */
const [look] = looksOfThisRun();
if (!look) throw new Error('a run has at least one look');

/** The device asks in one run and the person in the other; a long run takes both. */
const asking = [
  { device: 'reduce', person: 'system' },
  { device: 'no-preference', person: 'reduced' },
] as const;

for (const wishes of process.env.COGN_LONG ? asking : [asking[turn() % 2] ?? asking[0]]) {
  test(`nothing moves anywhere when motion is reduced (device: ${wishes.device}, person: ${wishes.person})`, async ({
    page,
    server,
  }) => {
    test.setTimeout(walkTimeout);
    await wearLook(page, look);
    await wishMotion(page, wishes);
    await installPageTools(page);
    await installRecorder(page);
    for await (const { name } of everywhere(page, server, look)) {
      // A pointer over a control and the focus on it move nothing either.
      await page.locator('button:visible, a:visible').last().hover({ force: true });
      await page.keyboard.press('Tab');
      const { motions } = await recordedBy(page);
      expect.soft(motions, name).toEqual([]);
      expect.soft(await movingNow(page), name).toEqual([]);
    }
  });
}

test(`the person's own switch wins over the device, both ways, and the steps of the premium dialog follow it (${nameOfLook(look)})`, async ({
  openAs,
  page,
  server,
}) => {
  const premium = (await dialogsOf(look)).find(({ name }) => name === 'premium');
  if (!premium) throw new Error('the premium dialog is known');
  await wearLook(page, look);
  await installRecorder(page);
  const steps = async (device: 'reduce' | 'no-preference', person: 'reduced' | 'full') => {
    await wishMotion(page, { device, person });
    await page.goto(server.url + premium.path);
    await standsStill(page);
    await openByKeyboard(page, premium);
    // Each step is recorded as it begins; the last one does so half a second after the first.
    await expect.poll(() => movingNow(page)).toEqual([]);
    const { motions } = await recordedBy(page);
    return motions.filter(({ what }) => what.startsWith('rise of <li>')).map(({ delay }) => delay);
  };
  await openAs(await makePerson(server));
  const twelve = Array.from({ length: 12 }, (_, index) => Number((index * 0.05).toFixed(2)));
  await expect.poll(() => steps('reduce', 'full'), { timeout: 20_000 }).toEqual(twelve);
  expect(await steps('no-preference', 'reduced')).toEqual([]);
});
