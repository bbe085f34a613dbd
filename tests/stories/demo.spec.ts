import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { fillAccount } from '../demo/fill-account.ts';
import { expect, makePerson, test } from '../support/test.ts';

test('the server accepts all of the example year, and pages show it', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const counts = await fillAccount(server, person.session, calendarDate('2026-03-11'));
  expect(Math.min(...counts.values())).toBeGreaterThan(0);
  const page = await openAs(person, '/weight?date=2026-03-11');
  await expect(page.getByText(/^Há pesos em \d+ dias\. A tendência vai de/).first()).toBeVisible();
});
