import type { Page } from '@playwright/test';

/** The motion preferences of the device, and of the user in the app’s settings. The user’s preference takes precedence. */
export interface MotionWishes {
  device: 'reduce' | 'no-preference';
  person: 'system' | 'reduced' | 'full';
}

/** Sets the device’s and the user’s motion preference before the next page opens. */
export async function wishMotion(page: Page, { device, person }: MotionWishes): Promise<void> {
  await page.emulateMedia({ reducedMotion: device });
  await page.addInitScript((motion) => {
    const stored = JSON.parse(localStorage.getItem('cogn-preferences') ?? '{}') as object;
    localStorage.setItem('cogn-preferences', JSON.stringify({ ...stored, motion }));
  }, person);
}

/** Describes the elements that are moving now. */
export function movingNow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        return `<${element?.tagName.toLowerCase() ?? '?'}> “${(element?.textContent ?? '').trim().slice(0, 40)}” moves`;
      }),
  );
}
