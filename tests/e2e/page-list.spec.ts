import { expect, makePerson, test } from '../support/test.ts';

/** On a wide screen, the list of pages scrolls only to show a link that is out of sight. The tools above the list never move. */

test('the list of pages stays where it is while the current page is in sight', async ({ openAs, server, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await makePerson(server, { premium: true });
  await openAs(person, '/water');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  const tools = page.getByRole('navigation', { name: 'Principal' });
  const scrolled = () => pages.evaluate((list) => list.scrollTop);
  await expect(pages.getByRole('link', { name: /^Água/ })).toBeInViewport({ ratio: 1 });
  const before = await scrolled();
  const toolsAt = async () => (await tools.boundingBox())?.y ?? Number.NaN;
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  // Until the app knows that the user has premium, it shows the premium pages as locked buttons instead of links.
  await expect(pages.getByRole('link', { name: /^Humor/ })).toBeVisible();
  const toolsBefore = await toolsAt();
  const links = pages.getByRole('link');
  const last = links.last();
  const name = await last.innerText();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim().split('\n')[0]!);
  await expect(last).toBeInViewport({ ratio: 1 });
  const atEnd = await scrolled();
  expect(atEnd).toBeGreaterThan(before);
  expect(Math.abs((await toolsAt()) - toolsBefore)).toBeLessThanOrEqual(2);
  // The neighbouring link is also in sight, so the list does not scroll.
  await links.nth(-2).click();
  await expect(links.nth(-2)).toHaveAttribute('aria-current', 'page');
  expect(await scrolled()).toBe(atEnd);
  // Opens a page whose link is above the visible part of the list.
  await page.goto(`${server.url}/water`);
  await expect(pages.getByRole('link', { name: /^Água/ })).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await toolsAt()) - toolsBefore)).toBeLessThanOrEqual(2);
});
