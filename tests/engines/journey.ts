import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { linkIn, newestMail } from '../support/mail-catcher.ts';
import { makePerson, type Person } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { isAlike, marksOf } from './charts.ts';
import type { Program } from './engine.ts';
import { startPuppeteer } from './puppeteer-engine.ts';
import { middleOf, screenOf, type Screen } from './screen.ts';

/** The accessible name of a chart on each page. A story compares this chart with the same chart in Chromium. */
const charts = { weight: /^Há pesos? em/, sleep: /com horas anotadas/, water: /A média desses dias/ };

/**
 * Tests what users do every day in a browser other than Chromium, at a width of 390 px, against the real server. Each story has a
 * new user and a new window with empty storage.
 */
export function journeyIn(name: string, start: () => Promise<Program>) {
  describe(`in ${name}`, { timeout: 240_000 }, () => {
    let program: Program;
    let server: RunningServer;
    let dataFolder: string;
    let port: number;
    let view: Screen;
    const startAgain = async () => {
      const environment = { LIMIT_REQUESTS_PER_MINUTE: '100000', LIMIT_AUTH_PER_FIVE_MINUTES: '10000' };
      server = await startServer(dataFolder, { port, environment });
    };
    beforeAll(async () => {
      dataFolder = await makePreparedDataFolder();
      port = await restartablePort();
      program = await start();
      await startAgain();
    }, 240_000);
    afterAll(async () => {
      // After a failed start, the browser program or the server may be missing.
      await (program as Program | undefined)?.stop();
      await (server as RunningServer | undefined)?.stop();
      await removeDataFolder(dataFolder);
    });
    beforeEach(async ({ task }) => {
      // A failed story may have stopped the server.
      if (!server.isRunning()) await startAgain();
      const opened = screenOf(await program.open());
      view = opened;
      return async () => {
        if (task.result?.state === 'fail') await keepPicture(opened, `${name}, ${task.name}`);
        await opened.engine.close();
      };
    });

    /** Opens a page with a stored session, as on a later visit. */
    const openAs = async ({ session }: Person, path: string, { engine } = view) => {
      await engine.open(`${server.url}/auth`);
      await engine.run((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
      await engine.open(server.url + path);
    };
    const rows = <Row>(person: Person, table: string) => expect.poll(() => rowsOnServer<Row>(server, person, table));

    it('a person signs up, follows the mailed link and arrives at Today', async () => {
      const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
      await view.engine.open(server.url);
      await view.tap('link', 'Criar uma conta');
      await view.write(/^Nome completo/, 'Ana Souza');
      await view.write(/^E-mail/, email);
      await view.write(/^Senha/, 'tres palavras calmas');
      await view.write(/^Repita a senha/, 'tres palavras calmas');
      await view.tap('choice', /Gratuito/);
      await view.tap('choice', /Dados de saúde/);
      await view.tap('choice', /Concordo com a Política/);
      await view.tap('button', 'Criar conta');
      await view.see('Confirme o seu e-mail');
      await view.engine.open(linkIn(await newestMail(server, email)));
      await view.tap('button', 'Confirmar meu e-mail');
      await view.see('Boas-vindas ao COGN');
      await view.tap('button', 'Continuar');
      await view.count('heading', 'Hoje').toBe(1);
    });

    it('an entry is written, edited, removed and brought back', async () => {
      const person = await makePerson(server);
      await openAs(person, '/water');
      await view.tap('button', /^Bebi um copo/);
      await view.see('250 ml neste dia');
      await view.tap('button', /^Editar/);
      await view.tap('field', /^Quantidade/);
      await view.engine.press('End');
      for (let digit = 0; digit < 3; digit += 1) await view.engine.press('Backspace');
      await view.engine.type('300');
      await view.tap('button', 'Salvar mudanças');
      await view.see('300 ml neste dia');
      await view.tap('button', /^Editar/);
      await view.tap('button', /^Remover/);
      await view.tap('button', 'Remover registro');
      await view.miss('300 ml neste dia');
      await rows(person, 'water_entries').toEqual([]);
      await view.tap('button', 'Desfazer');
      await view.see('300 ml neste dia');
      await rows(person, 'water_entries').toMatchObject([{ amount_ml: 300 }]);
    });

    it('without a server the page opens again from the device, and sends later what was written', async () => {
      const person = await makePerson(server);
      await openAs(person, '/water');
      await view.tap('button', /^Bebi um copo/);
      await rows(person, 'water_entries').toHaveLength(1);
      const isCached = () =>
        view.engine.run(async () => {
          if (navigator.serviceWorker.controller?.state !== 'activated') return false;
          const lists = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
          return lists.flat().some(({ url }) => /\/words-[^/]+\/welcome\.pt\.json$/.test(url));
        });
      await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
      await server.stop();
      await view.engine.open(`${server.url}/water`);
      await view.see('250 ml neste dia');
      await view.tap('button', /^Bebi um copo/);
      await view.see('500 ml neste dia');
      await view.engine.open(`${server.url}/water`);
      await view.see('500 ml neste dia');
      await view.see(/salvo neste aparelho/i);
      await startAgain();
      // The page would send the write by itself within a minute, but opening a page sends it at once.
      await view.engine.open(`${server.url}/water`);
      await rows(person, 'water_entries').toHaveLength(2);
    });

    it('an exported table and a typeset report arrive as files', async () => {
      const person = await makePerson(server, { premium: true });
      await plantRow(server, person, 'sleep_entries', { date: '2026-03-11', hours: 7.5, quality: 'restful' });
      await openAs(person, '/export');
      const file = async (ending: string) => {
        const isFile = (each: string) => each.startsWith('cogn-') && each.endsWith(ending);
        await expect.poll(async () => (await readdir(program.downloads)).some(isFile), { timeout: 60_000 }).toBe(true);
        const found = (await readdir(program.downloads)).find(isFile) ?? '';
        return () => readFile(join(program.downloads, found), 'utf8');
      };
      await view.tap('button', 'Criar arquivo');
      const report = await file('.pdf');
      await expect.poll(report).toMatch(/^%PDF-1\.7[^]*%%EOF\s*$/);
      await view.tap('choice', 'Tabela (CSV)');
      await view.tap('button', 'Criar arquivo');
      const table = await file('.csv');
      await expect.poll(table).toContain('"2026-03-11";"Sono";"Horas de sono (h)";"7,5"');
    });

    it('the crisis button sends nothing after Esc, and one alert after a full hold', async () => {
      const person = await makePerson(server, {
        premium: true,
        consents: ['privacy_policy', 'health', 'crisis_messages'],
      });
      await plantRow(server, person, 'emergency_contacts', {
        name: 'Rosa',
        phone: '+55 11 98888-0001',
        email: `rosa-${randomUUID()}@example.org`,
      });
      await openAs(person, '/crisis');
      const hold = async () => {
        await view.engine.move(middleOf(await view.place({ role: 'button', name: /^Pedir ajuda/ })));
        await view.engine.down();
        await view.see(/Segurando/);
      };
      await hold();
      await view.engine.press('Escape');
      await view.see('Cancelado. Nada foi enviado.');
      await view.engine.up();
      await hold();
      await view.see(/Pronto\. Solte para continuar/);
      expect(await rowsOnServer(server, person, 'crisis_events')).toEqual([]);
      await view.engine.up();
      await rows(person, 'crisis_events').toHaveLength(1);
    });

    it('a tapped dialog takes the focus, closes by Esc, and gives the focus back', async () => {
      await openAs(await makePerson(server), '/water?date=2026-03-11');
      await view.tap('button', /Outro dia$/);
      await view.focus('button', /^quarta-feira, 11 de março de 2026/).toBe(true);
      await view.engine.press('ArrowUp');
      await view.focus('button', /^quarta-feira, 4 de março de 2026/).toBe(true);
      await view.engine.press('Escape');
      await view.count('dialog', /./).toBe(0);
      await view.focus('button', /Outro dia$/).toBe(true);
    });

    it('a line is dragged to another place by its handle', async () => {
      const person = await makePerson(server);
      for (const [position, name] of ['Tomar banho', 'Arrumar a cama', 'Abrir a janela'].entries())
        await plantRow(server, person, 'routine_tasks', { name, part_of_day: 'morning', position: position + 1 });
      await openAs(person, '/routine');
      await view.tap('button', 'Organizar rotina');
      const from = middleOf(await view.place({ role: 'handle', name: '' }));
      const places = await view.engine.run(() =>
        [...document.querySelectorAll('[data-handle]')].map((handle) => handle.getBoundingClientRect().y),
      );
      const distance = (places[2] ?? 0) - (places[0] ?? 0);
      await view.engine.move(from);
      await view.engine.down();
      await view.engine.move(
        ...Array.from({ length: 12 }, (_, step) => ({ x: from.x, y: from.y + (distance * (step + 1)) / 12 })),
      );
      await view.see('Tomar banho: posição 3 de 3');
      await view.engine.up();
      const order = async () =>
        (await rowsOnServer<{ name: string; position: number }>(server, person, 'routine_tasks'))
          .sort((one, other) => one.position - other.position)
          .map((row) => row.name);
      await expect.poll(order).toEqual(['Arrumar a cama', 'Abrir a janela', 'Tomar banho']);
    });

    it('times are understood as a person types them, and written in full', async () => {
      const person = await makePerson(server, { premium: true });
      await openAs(person, '/sleep?date=2026-03-11');
      await view.write(/^Fui para a cama/, '23h30');
      await view.write(/^Acordei$/, '645');
      await view.value(/^Fui para a cama/).toBe('23:30');
      await view.tap('button', 'Salvar registro');
      await rows(person, 'sleep_entries').toMatchObject([{ date: '2026-03-11', bed_time: '23:30', wake_time: '06:45' }]);
    });

    it('the lines, dots and bars of charts stand where Chromium puts them', async () => {
      const person = await makePerson(server, { premium: true });
      for (const [index, day] of [2, 3, 4, 6, 7].entries()) {
        const date = `2026-03-0${day}`;
        await plantRow(server, person, 'weight_entries', { date, weight_kg: 70 + ((index * 3) % 5) });
        await plantRow(server, person, 'sleep_entries', { date, hours: 5 + (index % 4), quality: 'restful' });
        await plantRow(server, person, 'water_entries', { date, amount_ml: 500 + index * 250 });
      }
      const chromium = await startPuppeteer('chrome');
      try {
        const beside = screenOf(await chromium.open());
        for (const screen of [view, beside]) await openAs(person, '/weight', screen);
        for (const [page, chart] of Object.entries(charts)) {
          const marks = (screen: Screen) => marksOf(screen, chart);
          for (const { engine } of [view, beside]) await engine.open(`${server.url}/${page}?date=2026-03-07`);
          // The page first draws a chart from stored rows, and draws it again after the server's response.
          const areAlike = async () => isAlike(await marks(view), await marks(beside));
          await expect.poll(areAlike, { message: page }).toBe(true);
          expect((await marks(view)).length, `${page} has a mark for each of the five days`).toBeGreaterThan(5);
        }
      } finally {
        await chromium.stop();
      }
    });
  });
}

/** Saves the last screen of a failed story as a picture and as text. */
async function keepPicture({ engine }: Screen, title: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results/engines');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${title}.png`), await engine.picture());
  await writeFile(join(folder, `${title}.txt`), await engine.run(() => `${location.href}\n${document.body.innerText}`));
}
