import type { Locator, Page } from '@playwright/test';
import type { Person } from './person.ts';
import { plantRow } from './plant-row.ts';
import { rowsOnServer } from './rows.ts';
import type { RunningServer } from './server.ts';
import { expect, makePerson } from './test.ts';

/** The consents that the crisis page needs. */
export const consents = ['privacy_policy', 'health', 'crisis_messages'];

/** Creates a user with one emergency contact, Rosa, who is reachable by text message and mail. */
export async function personWithRosa(server: RunningServer, options: { premium?: boolean } = { premium: true }) {
  const person = await makePerson(server, { ...options, consents });
  await plantRow(server, person, 'emergency_contacts', {
    name: 'Rosa',
    phone: '+55 11 98888-0001',
    email: `rosa-${person.session.user.id}@example.org`,
  });
  return person;
}

/** The button of the crisis page. Holding it sends an alert. */
export const button = (page: Page) =>
  page.getByRole('button', { name: /Pedir ajuda|Continue segurando|Solte para (?:enviar|continuar)/ });
/** The user's crisis events on the server, of accepted alerts and of events without an alert. */
export const alerts = (server: RunningServer, person: Person) =>
  rowsOnServer<{ id: string; alerted_at: string; description: string | null; message: string | null }>(
    server,
    person,
    'crisis_events',
  );

/** Scrolls an element into view and returns the coordinates of its centre, which a finger would touch. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the crisis page's button with the mouse and keeps it pressed. */
export async function pressDown(page: Page): Promise<void> {
  const { x, y } = await middleOf(button(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.getByText(/^Segurando/)).toBeVisible();
}
