import { expect, makePerson, test } from '../support/test.ts';

/** The list of pages beside a wide page scrolls only to a link out of sight, and never takes the tools above it along. */

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
  // Its neighbour is in sight too: the list stays.
  await links.nth(-2).click();
  await expect(links.nth(-2)).toHaveAttribute('aria-current', 'page');
  expect(await scrolled()).toBe(atEnd);
  // From elsewhere to a page above what is seen.
  await page.goto(`${server.url}/water`);
  await expect(pages.getByRole('link', { name: /^Água/ })).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await toolsAt()) - toolsBefore)).toBeLessThanOrEqual(2);
});
