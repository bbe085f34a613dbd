// @vitest-environment jsdom
import type { Expect, Locator as BrowserLocator } from '@playwright/test';
import { beforeEach, expect as vitestExpect, test, vi } from 'vitest';
import './expect.ts';
import { Locator } from './locator.ts';
import { styleOf } from './style.ts';

// In the stories, these matchers have the types of Playwright's matchers.
const expect = vitestExpect as unknown as Expect;
const page = new Locator('', () => {
  throw new Error('these tests press nothing');
}) as unknown as BrowserLocator;
const button = page.getByRole('button', { name: 'Salvar' });
const field = page.getByLabel('Nome');
const brief = { timeout: 1 };

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', styleOf);
  document.body.innerHTML = '<button>Salvar</button><input aria-label="Nome" value="Ana"><p class="hidden">Pronto</p>';
});

test('a matcher holds for what is true, and its opposite for what is not', async () => {
  await expect(button).toBeVisible();
  await expect(button).toHaveText('Salvar');
  await expect(button).not.toBeFocused();
  await expect(field).toHaveValue('Ana');
  await expect(page.getByText('Pronto')).toBeHidden();
});

test('a matcher fails for an element that is there but not as expected', async () => {
  await expect(expect(button).toHaveText('Remover', brief)).rejects.toThrow('is not Remover');
  await expect(expect(button).toBeFocused(brief)).rejects.toThrow('the focus is on');
  await expect(expect(button).toBeDisabled(brief)).rejects.toThrow('it is enabled');
  await expect(expect(button).toBeHidden(brief)).rejects.toThrow('is visible');
  await expect(expect(field).toHaveValue('Bia', brief)).rejects.toThrow('"Ana"');
  await expect(expect(field).toHaveCount(2, brief)).rejects.toThrow('1 elements');
  await expect(expect(page.getByText('Pronto')).toBeVisible(brief)).rejects.toThrow('is hidden');
  await expect(expect(button).not.toBeVisible(brief)).rejects.toThrow('it should not hold');
});
