import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { loadReportMessages } from '#portability/portable/report-messages.ts';
import { loadSourceMessages } from '#portability/portable/testing/load-source-messages.ts';
import type { TablePlan } from './import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import importMessages from './messages/pt.ts';

const messages = await loadReportMessages(loadSourceMessages, 'pt', portableTables);
const blocked = { premium: 0, pastAppointment: 0, agreement: 0 };
const nothing = { added: [], filled: [], differing: [], same: 0, blocked, unreadable: 0 };
const row = { id: 'a', user_id: 'b', created_at: '2026-03-11T12:00:00Z' };

/** The preview of a file with these plans and unknown names. */
function shown(tables: readonly TablePlan[], unknown: readonly string[] = []): string {
  const file = { rows: new Map(), account: null, unknown, leftOut: 0 };
  const importer = { id: 'b', rowSeed: 's', isPremium: true, agreed: [], now: new Date(2026, 2, 12) };
  const plan = { tables, tags: [], messages };
  return renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ import: importMessages }}>
      <ImportPreview
        preview={{ kind: 'preview', name: 'cogn.json', file, plan, photo: null, rowPhotos: new Map(), importer }}
        changeChoices={() => undefined}
        start={() => undefined}
        leave={() => undefined}
      />
    </IntlProvider>,
  );
}

it.each([
  ['emergency_contacts', { name: 'Bia', phone: '999888' }, '999888'],
  ['crisis_settings', { message: 'Me liga no 999888.' }, 'Me liga no 999888.'],
  ['safety_plans', { people_to_ask: 'Bia, 999888' }, 'Bia, 999888'],
])('shows all of what a file puts into %s, unfolded', (table, values, text) => {
  const page = shown([{ ...nothing, table, differing: [{ mine: { ...row }, values }] }]);
  expect(page).toContain(text);
  expect(page).not.toMatch(/<details|line-clamp/u);
});

it('folds the first records of other tables', () => {
  const page = shown([{ ...nothing, table: 'water_entries', added: [{ ...row, date: '2026-03-11', amount_ml: 300 }] }]);
  expect(page).toMatch(/<details.*300/su);
});

it('lists twenty unknown names, shortens long ones, and says how many more there are', () => {
  const names = Array.from({ length: 130_000 }, (_, index) => `x${index}`);
  expect(shown([], names)).toContain('x18, x19 e mais 129980.');
  expect(shown([], names.slice(0, 20))).toContain('x18, x19.');
  expect(shown([], ['y'.repeat(100_000)])).toContain(`${'y'.repeat(79)}….`);
});
