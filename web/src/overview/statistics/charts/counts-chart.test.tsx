import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import journal from '#core/journal/messages/pt.ts';
import type { Count } from '../statistics-responses.ts';
import words from '../messages/pt.ts';
import { SectionContext } from '../section-context.ts';
import { CountsChart } from './counts-chart.tsx';

const today = calendarDate('2026-11-22');

function drawn(names: number, unit?: 'days', most = 99): string {
  const tasks = Array.from({ length: names }, (_, place): Count => [`Passo ${place}`, '', most - place, today, today]);
  const statistics = { entries: 9, days: 9, first: today, last: today, points: [], counts: { tasks }, marks: [] };
  return renderToStaticMarkup(
    <IntlProvider
      locale="pt-BR"
      timeZone="UTC"
      messages={{ statistics: words, journal, routine: {} }}
      onError={() => undefined}
    >
      <MemoryRouter>
        <SectionContext
          value={{
            journal: 'routine',
            period: 'week',
            span: { from: addDays(today, -6), to: today, grain: 'day' },
            statistics,
          }}
        >
          <CountsChart title="Passos" of="tasks" {...(unit && { unit })} />
        </SectionContext>
      </MemoryRouter>
    </IntlProvider>,
  );
}

it('names the share that it draws, if the table has more', () => {
  expect(drawn(15)).toContain('O desenho mostra 12 de 15; a tabela mostra tudo.');
  expect(drawn(12)).not.toContain('O desenho mostra');
});

it('fills a bar of days only if it has every day of the period; the most frequent name fills other bars', () => {
  expect(drawn(1, 'days', 7)).toContain('width:100%');
  expect(drawn(1, 'days', 3)).toMatch(/width:42\.8/);
  expect(drawn(1, undefined, 3)).toContain('width:100%');
});

it('fills every bar in the same way, so that a colour means one thing', () => {
  const html = drawn(3);
  expect(html.match(/background:var\(--chart-1\)/g)).toHaveLength(3);
  expect(html).not.toContain('gradient');
});
