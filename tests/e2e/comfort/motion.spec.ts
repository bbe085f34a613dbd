import { dialogsOf, openByKeyboard } from '../../support/comfort/dialogs.ts';
import { standsStill } from '../../support/comfort/everywhere.ts';
import { movingNow, wishMotion } from '../../support/comfort/motion.ts';
import { installRecorder, recordedBy } from '../../support/comfort/recorder.ts';
import { looksOfThisRun, nameOfLook, wearLook } from '../../support/looks.ts';
import { expect, makePerson, test } from '../../support/test.ts';

/** The app's own motion switch wins over the system's. everywhere.spec.ts proves that nothing moves when motion is reduced. */

/** One look is enough: what moves does not depend on its colours. */
const [look] = looksOfThisRun();
if (!look) throw new Error('a run has at least one look');

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
