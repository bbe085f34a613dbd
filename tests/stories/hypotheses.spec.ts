import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { ownConnection } from '../support/own-connection.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Hypotheses: the user fixes the comparison and the day of its answer beforehand. Until that day, the page shows no result. */

const day = 86_400_000;
/** A number from −1 to 1 that differs from day to day without a rhythm. */
const wobble = (at: number) => Math.sin(at * at);

test('an idea is fixed with what it could show, and its answer comes on its day, with an interval', async ({
  openAs,
  server,
  page,
}) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const [now, firstDay] = [Date.now(), daysAgo(56)];
  const days = Array.from({ length: 170 }, (_, at) => at + 1);
  const isLong = (ago: number) => Math.sin(ago * 7.3) > 0;
  await plantRow(
    server,
    person,
    'sleep_entries',
    days.map((ago) => ({ date: daysAgo(ago), hours: isLong(ago) ? 9 : 5.5 })),
  );
  await plantRow(
    server,
    person,
    'social_entries',
    days.map((ago) => ({ date: daysAgo(ago), level: Math.round((isLong(ago) ? 65 : 40) + 10 * wobble(ago)) })),
  );

  const tracker_id = '5eeb0000-0000-4000-8000-0000000000b1';
  await plantRow(server, person, 'trackers', { id: tracker_id, name: 'Saí de casa', kind: 'yesNo' });
  const answers = days.map((ago) => ({ date: daysAgo(ago), answer: isLong(ago) ? 'yes' : 'no' }));
  await plantRow(
    server,
    person,
    'tracker_entries',
    answers.map((answer) => ({ ...answer, tracker_id, name: 'Saí de casa', kind: 'yesNo' })),
  );

  const tag = '5eeb0000-0000-4000-8000-0000000000b2';
  await plantRow(server, person, 'tags', { id: tag, name: 'praia' });
  await plantRow(
    server,
    person,
    'mood_entries',
    days.map((ago) => ({ date: daysAgo(ago), mood: 'calm', intensity: 3, tags: isLong(ago) ? [tag] : null })),
  );

  // The person asks 57 days ago.
  await page.clock.setFixedTime(new Date(now - 57 * day));
  await openAs(person, '/hypotheses');
  await page.getByRole('combobox', { name: 'Nos dias com mais disto' }).selectOption('horas de sono');
  await page.getByRole('combobox', { name: 'Isto fica diferente?' }).selectOption('bateria social');
  await expect(
    page.getByText(/^Pelo seu ritmo de registros, contariam cerca de 5\d dias\. Em pontos de 0 a 100/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  const kept = page.getByRole('region', { name: 'Horas de sono e bateria social, no mesmo dia' });
  await expect(kept.getByText(/^A resposta aparece em/)).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'hypotheses'))
    .toMatchObject([{ kind: 'pair', cause: 'sleepHours', outcome: 'social', lag: 0, first_day: firstDay }]);

  // A day before the answer, the page says how many days count, but shows no difference.
  await page.clock.setFixedTime(new Date(now - day));
  await page.reload();
  await expect(kept.getByText(/^Até agora, 5\d dias contam\.$/)).toBeVisible();
  await expect(kept.getByText(/^Com eles, em pontos de 0 a 100/)).toBeVisible();
  await expect(kept.getByText(/Diferença/)).toHaveCount(0);

  await page.clock.setFixedTime(new Date(now));
  await page.reload();
  await expect(
    kept.getByText('Com 6 h de sono ou mais, os valores de bateria social foram maiores no mesmo dia.'),
  ).toBeVisible();
  const difference = /^Diferença em pontos de 0 a 100: \+2\d \(intervalo de 95%: de \+\d\d a \+\d\d\)\.$/;
  await expect(kept.getByText(difference)).toBeVisible();
  await expect(kept.getByRole('img', { name: difference })).toBeVisible();
  await kept.getByText('Ver como tabela').click();
  await expect(kept.getByRole('row', { name: /^Outros dias/i })).toBeVisible();

  // Another idea, about the recorded days of an own tracker. It stays when the tracker is removed, and says why it has no answer.
  await page.locator('summary').filter({ hasText: 'Nova ideia' }).click();
  await page.getByRole('combobox', { name: 'Nos dias com mais disto' }).selectOption('Saí de casa');
  await page.getByRole('combobox', { name: 'Isto fica diferente?' }).selectOption('bateria social');
  await page.getByText('Quando, e quais dias contam').click();
  await page.getByRole('radio', { name: /^Também os 360 dias/ }).check();
  await page.getByRole('radio', { name: 'Hoje' }).check();
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  const own = page.getByRole('region', { name: 'Saí de casa e bateria social, no mesmo dia' });
  await expect(
    own.getByText('Com “sim” em “Saí de casa”, os valores de bateria social foram maiores no mesmo dia.'),
  ).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'hypotheses'))
    .toContainEqual(
      expect.objectContaining({ cause: 'tracker', cause_tracker: tracker_id, cause_tracker_name: 'Saí de casa' }),
    );
  await fetch(`${server.url}/rest/v1/trackers?id=eq.${tracker_id}`, {
    method: 'DELETE',
    headers: { ...ownConnection, authorization: `Bearer ${person.session.access_token}` },
  });
  await page.reload();
  await expect(own.getByText(/^O registro próprio desta ideia foi removido/)).toBeVisible();

  // A tag divides the days that have an entry that could have it. It too leaves an idea that says why it has no answer.
  // It is asked a minute later, so its card is the newest one, which is open.
  await page.clock.setFixedTime(new Date(now + 60_000));
  await page.locator('summary').filter({ hasText: 'Nova ideia' }).click();
  await page.getByRole('combobox', { name: 'Nos dias com mais disto' }).selectOption('praia');
  await expect(page.getByText(/^Contam os dias com algum registro de humor/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Isto fica diferente?' }).selectOption('bateria social');
  await page.getByText('Quando, e quais dias contam').click();
  await page.getByRole('radio', { name: /^Também os 360 dias/ }).check();
  await page.getByRole('radio', { name: 'Hoje' }).check();
  await expect(page.getByText(/^Pelo seu ritmo de registros, contariam cerca de 170 dias\./)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  const tagged = page.getByRole('region', { name: '“praia” (etiqueta) e bateria social, no mesmo dia' });
  await expect(
    tagged.getByText('Com a etiqueta “praia”, os valores de bateria social foram maiores no mesmo dia.'),
  ).toBeVisible();
  await fetch(`${server.url}/rest/v1/tags?id=eq.${tag}`, {
    method: 'DELETE',
    headers: { ...ownConnection, authorization: `Bearer ${person.session.access_token}` },
  });
  await page.reload();
  await expect(tagged.getByText(/^A etiqueta desta ideia foi removida/)).toBeVisible();
});

test('around a change of a medicine the page names other changes and counts only planned doses', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const [id, rescue] = ['5eeb0000-0000-4000-8000-0000000000a1', '5eeb0000-0000-4000-8000-0000000000a2'];
  const plan = { name: 'Metilfenidato', times: ['08:00'] };
  await plantRow(server, person, 'medication_plans', {
    ...{ ...plan, medication_id: id, dosage: '5 mg', from_date: daysAgo(200), to_date: daysAgo(71) },
  });
  await plantRow(server, person, 'medications', { ...plan, id, dosage: '10 mg', plan_from: daysAgo(70) });
  const other = { name: 'Melatonina', times: ['22:00'], dosage: '3 mg' };
  await plantRow(server, person, 'medication_plans', {
    ...{ ...other, medication_id: rescue, from_date: daysAgo(200), to_date: daysAgo(81) },
  });
  await plantRow(server, person, 'medications', { ...other, id: rescue, status: 'ended', plan_from: daysAgo(80) });
  // Twenty days in the middle are blank.
  const days = Array.from({ length: 120 }, (_, at) => at + 11).filter((ago) => ago < 90 || ago >= 110);
  await plantRow(
    server,
    person,
    'executive_entries',
    days.map((ago) => ({ date: daysAgo(ago), attention: ago % 3 === 0 ? 2 : 3 })),
  );
  const dose = { medication_id: id, name: 'Metilfenidato', dosage: '5 mg', state: 'taken' };
  await plantRow(server, person, 'medication_doses', [
    { ...dose, date: daysAgo(80), planned: '08:00' },
    { ...dose, date: daysAgo(80), planned: null },
    { ...dose, date: daysAgo(60), planned: '08:00' },
    { ...dose, date: daysAgo(59), planned: '08:00', state: 'skipped' },
  ]);

  const page = await openAs(person, '/hypotheses');
  await page.getByText('Remédio ou dias alternados').click();
  await page.getByRole('radio', { name: 'Antes e depois de uma mudança de remédio' }).check();
  const changes = page.getByRole('combobox', { name: 'Mudança de remédio' });
  await changes.selectOption({
    label: (await changes.getByRole('option', { name: /5 mg para 10 mg/ }).textContent()) ?? '',
  });
  await page.getByRole('combobox', { name: 'Isto fica diferente?' }).selectOption('atenção');
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  const kept = page.getByRole('region', { name: /^Metilfenidato · Mudança: de 5 mg para 10 mg: atenção$/ });
  await expect(kept.getByText('Não dá para saber.')).toBeVisible();
  await expect(kept.getByText(/^A comparação não diz que o remédio causou/)).toBeVisible();
  await expect(kept.getByText(/^Melatonina · .*, em /)).toBeVisible();
  await expect(kept.getByText(/^Sem este registro de/)).toBeVisible();
  await expect(kept.getByText(/^Doses planejadas .*: 1 de 1 antes e 1 de 2 depois\./)).toBeVisible();

  await kept.getByRole('button', { name: /^Remover/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remover/ })
    .click();
  await expect(page.getByText('Nenhuma ideia guardada ainda')).toBeVisible();
  await expect.poll(() => rowsOnServer(server, person, 'hypotheses')).toEqual([]);
});
