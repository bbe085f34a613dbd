import type { Page } from '@playwright/test';
import { removeEntry } from '../support/remove-entry.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Executive functions: five scales, which are all optional. */

const scale = (page: Page, name: string) => page.getByRole('slider', { name });
/** Opens the scale of an executive function by pressing the function’s row. */
const open = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Salvar registro' }).click();
const entries = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Atenção' });

test('one scale is answered with three presses, and an untouched scale saves no middle value', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/executive');
  await expect(page.getByRole('button', { name: 'Atenção sem resposta' })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await open(page, 'Atenção');
  await expect(scale(page, 'Atenção')).toHaveAttribute('aria-valuetext', 'sem resposta');
  const { width, height } = (await scale(page, 'Atenção').boundingBox()) ?? { width: 0, height: 0 };
  // Clicks the middle of the track. The thumb is there, but stays invisible until the first answer.
  await scale(page, 'Atenção').click({ position: { x: width / 2, y: height / 2 } });
  await expect(scale(page, 'Atenção')).toHaveAttribute('aria-valuetext', '3 · mais ou menos');
  await save(page);
  await expect(page.getByText('Registro salvo').first()).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'executive_entries'))
    .toMatchObject([
      {
        attention: 3,
        impulsivity: null,
        mental_hyperactivity: null,
        body_hyperactivity: null,
        hyperfocus: null,
        notes: null,
      },
    ]);
  await expect(page.getByText('Atenção: em média, “mais ou menos” (3).')).toBeVisible();

  await page.getByRole('button', { name: /^Repetir \(1\sresposta\)$/u }).click();
  await expect(entries(page)).toHaveCount(2);
});

test('keys set, change and clear an answer, and an empty form says what it needs', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/executive');
  await expect(page.getByRole('button', { name: 'Hiperfoco sem resposta' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Marque pelo menos uma escala, ou escreva uma nota.')).toBeVisible();
  await expect(scale(page, 'Atenção')).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(scale(page, 'Atenção')).toHaveAttribute('aria-valuetext', '3 · mais ou menos');
  await page.keyboard.press('End');
  await expect(scale(page, 'Atenção')).toHaveAttribute('aria-valuetext', '5 · muito');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(scale(page, 'Atenção')).toHaveAttribute('aria-valuetext', 'sem resposta');
  await expect(scale(page, 'Atenção')).toBeFocused();

  await open(page, 'Hiperfoco');
  await scale(page, 'Hiperfoco').press('Home');
  await scale(page, 'Atenção').press('ArrowLeft');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hiperfoco 1 · quase nada' })).toBeVisible();
  await save(page);
  await expect(entries(page)).toContainText('1 · quase nada');

  await page.getByRole('button', { name: /^Editar/ }).click();
  await open(page, 'Atenção');
  await scale(page, 'Atenção').press('ArrowRight');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(entries(page)).toContainText('4 · bastante');
  await removeEntry(page);
  await expect(entries(page)).toHaveCount(0);
  await undo(page, 'Registro removido');
  await expect(entries(page)).toHaveCount(1);
});
