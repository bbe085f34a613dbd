import { expect, makePerson, test } from '../support/test.ts';

/** Unsaved text reappears in the same form, open, where the user left it. It does not take the focus. */

test('text typed while an entry is being saved stays', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/weight');
  const weight = page.getByLabel('Peso', { exact: false }).first();
  await weight.fill('70');
  // One synchronous step, so that the typing comes before any save can finish.
  await weight.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '71');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '70' })).toHaveCount(1);
  await expect(weight).toHaveValue('71');
});
