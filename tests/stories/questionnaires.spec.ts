import type { Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * Questionnaires: one question at a time, with help after the question about thoughts of death. The device stores an unfinished
 * questionnaire.
 */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Answers the visible question and goes on. */
async function answer(page: Page, option: string, next: string | RegExp = /^(?:Próxima|Ver minhas respostas)$/) {
  await page.getByRole('radio', { name: option, exact: true }).check();
  await press(page, next);
}

test('after thoughts of death, help is beside the answers, and the answers are saved', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: ['health'] });
  await plantRow(server, person, 'emergency_contacts', { name: 'Rosa', phone: '+55 11 91234-5678' });
  await plantRow(server, person, 'safety_plans', { own_ways: 'Respirar' });
  const page = await openAs(person, '/questionnaires');
  await press(page, 'Responder: PHQ-9');
  for (let question = 1; question <= 8; question += 1) {
    await expect(heading(page, `PHQ-9: pergunta ${String(question)} de 9`)).toBeFocused();
    await answer(page, 'Vários dias');
  }
  await expect(page.getByText('Pensar em se ferir de alguma maneira ou que seria melhor estar morto/a')).toBeVisible();
  const care = page.getByRole('region', { name: 'Você não precisa ficar só com isso.' });
  await expect(care).toHaveCount(0);
  await page.getByRole('radio', { name: 'Vários dias', exact: true }).check();
  await expect(care).toContainText('Ninguém lê suas respostas aqui, e nada foi enviado.');
  await expect(care.getByRole('link', { name: 'Ver meu plano de segurança' })).toHaveAttribute(
    'href',
    '/crisis#safety-plan',
  );
  await expect(care.getByRole('link', { name: /Rosa/ }).first()).toHaveAttribute('href', 'tel:+5511912345678');
  await care.getByRole('button', { name: 'Ajuda agora' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajuda agora' })).toBeVisible();
  await page.keyboard.press('Escape');

  // If the user stops here, the page still shows the card with the trusted contact.
  await press(page, 'Parar por agora');
  await expect(care.getByRole('link', { name: /Rosa/ }).first()).toBeVisible();
  await press(page, 'Continuar: PHQ-9');

  await press(page, 'Próxima');
  await expect(care.getByRole('button', { name: 'Ajuda agora' })).toBeVisible();
  await expect(care.getByRole('link', { name: /Rosa/ })).toHaveCount(0);
  await answer(page, 'Alguma dificuldade');
  await expect(page.getByText('Todas as perguntas têm resposta.')).toBeVisible();
  await press(page, 'Salvar registro');
  await expect(heading(page, 'PHQ-9: 9 de 27')).toBeFocused();
  await expect(care.getByRole('link', { name: /Rosa/ }).first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'questionnaire_responses'))
    .toMatchObject([{ kind: 'phq9', language: 'pt', item_1: 1, item_9: 1, difficulty: 1 }]);
});

test('a half-filled questionnaire stays on the device, offline too, and can be saved without a sum', async ({
  openAs,
  server,
  context,
}) => {
  const person = await makePerson(server, { consents: ['health'] });
  const page = await openAs(person, '/questionnaires');
  await press(page, 'Responder: GAD-7');
  await answer(page, 'Nenhuma vez');
  await context.setOffline(true);
  await answer(page, 'Mais da metade dos dias');
  await press(page, 'Pular esta pergunta');
  await press(page, 'Voltar');
  await expect(heading(page, 'GAD-7: pergunta 3 de 7')).toBeFocused();
  await press(page, 'Parar por agora');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/^Você começou em .*: 2 de 7 perguntas, só neste aparelho\.$/)).toBeVisible();

  await press(page, 'Continuar: GAD-7');
  await expect(heading(page, 'GAD-7: pergunta 3 de 7')).toBeFocused();
  for (let question = 3; question <= 7; question += 1) await press(page, 'Pular esta pergunta');
  await expect(page.getByText('2 de 7 perguntas têm resposta. Você pode salvar assim, sem soma.')).toBeVisible();
  await press(page, 'Salvar registro');
  await expect(heading(page, 'GAD-7: 2 de 7 perguntas, sem soma')).toBeFocused();
  await expect
    .poll(() => rowsOnServer(server, person, 'questionnaire_responses'))
    .toMatchObject([{ kind: 'gad7', item_1: 0, item_2: 2, item_3: null, item_7: null, difficulty: null }]);

  // The response opens again with its answers.
  await press(page, /^Editar/);
  await expect(page.getByRole('radio', { name: 'Nenhuma vez' })).toBeChecked();
  await press(page, 'Cancelar');
});

test('a line appears once the chosen time has come, and a language without an official text offers the others', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents: ['health'] });
  const points = { item_1: 1, item_2: 0, item_3: 0, item_4: 2, item_5: 0, item_6: 0, item_7: 1 };
  await plantRow(server, person, 'questionnaire_responses', { kind: 'gad7', language: 'pt', date: daysAgo(14), ...points });
  const page = await openAs(person, '/questionnaires');
  await expect(page.getByRole('heading', { name: 'Suas somas: GAD-7' })).toBeVisible();
  await expect(page.getByText(/^1 soma\. A mais recente é de .*: 4 de 21\.$/)).toBeVisible();
  await expect(page.getByText('Chegou o dia que você escolheu.')).toHaveCount(0);
  await page.getByRole('heading', { name: 'De quanto em quanto tempo' }).click();
  await page
    .getByRole('group', { name: /^GAD-7/ })
    .getByRole('radio', { name: 'A cada 2 semanas' })
    .check();
  await press(page, 'Salvar escolha');
  await expect(page.getByText('Chegou o dia que você escolheu.')).toHaveCount(1);

  await page.goto('/');
  await page.getByRole('link', { name: 'Ver: Questionários' }).click();
  await expect(page.getByText('Chegou o dia que você escolheu.')).toHaveCount(1);

  await page.evaluate(() => localStorage.setItem('cogn-language', 'ja'));
  await page.reload();
  await page.getByLabel('質問の言語').first().selectOption('pt');
  await page.getByRole('button', { name: '答える：PHQ-9' }).click();
  await expect(page.locator('legend [lang="pt-BR"]')).toContainText('Pouco interesse ou pouco prazer em fazer as coisas');
});
