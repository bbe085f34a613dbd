import { dialogsOf, openByKeyboard } from '../../support/comfort/dialogs.ts';
import { waitUntilLoaded } from '../../support/comfort/everywhere.ts';
import { movingNow, wishMotion } from '../../support/comfort/motion.ts';
import { installRecorder, recordedBy } from '../../support/comfort/recorder.ts';
import { appearancesOfThisRun, nameOfAppearance, applyAppearance } from '../../support/appearances.ts';
import { expect, makePerson, test } from '../../support/test.ts';

/**
 * The app’s motion setting takes precedence over the system’s. everywhere.spec.ts checks that reduced motion stops all motion.
 */

/** One appearance is enough, because motion does not depend on colours. */
const [appearance] = appearancesOfThisRun();
if (!appearance) throw new Error('a run has at least one appearance');

test(`the user’s own motion setting overrides the device’s both ways, and the premium dialog’s animation follows it (${nameOfAppearance(appearance)})`, async ({
  openAs,
  page,
  server,
}) => {
  const premium = (await dialogsOf(appearance)).find(({ name }) => name === 'premium');
  if (!premium) throw new Error('the premium dialog is known');
  await applyAppearance(page, appearance);
  await installRecorder(page);
  const steps = async (device: 'reduce' | 'no-preference', person: 'reduced' | 'full') => {
    await wishMotion(page, { device, person });
    await page.goto(server.url + premium.path);
    await waitUntilLoaded(page);
    await openByKeyboard(page, premium);
    // Waits until nothing moves. The recorder in the page stores each list item when its animation begins, and the last
    // animation begins half a second after the first.
    await expect.poll(() => movingNow(page)).toEqual([]);
    const { motions } = await recordedBy(page);
    return motions.filter(({ what }) => what.startsWith('rise of <li>')).map(({ delay }) => delay);
  };
  await openAs(await makePerson(server));
  const twelve = Array.from({ length: 12 }, (_, index) => Number((index * 0.05).toFixed(2)));
  await expect.poll(() => steps('reduce', 'full'), { timeout: 20_000 }).toEqual(twelve);
  expect(await steps('no-preference', 'reduced')).toEqual([]);
});
