import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, it, vi } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { PlanChange } from '#features/medications/plan-history/plan-changes.ts';
import journal from '#core/journal/messages/pt.ts';
import type { Point } from '../statistics-responses.ts';
import messages from '../messages/pt.ts';
import { SectionContext } from '../section-context.ts';
import { spanOf } from '../span-of.ts';
import { TrendChart } from './trend-chart.tsx';

vi.mock('#features/medications/plan-history/use-medicine-changes.ts', () => ({
  useMedicineChanges: () => [change('listed', '2026-11-20', 'Ferro'), change('changed', '2026-11-21', 'Metilfenidato')],
}));

const change = (kind: PlanChange['kind'], day: string, name: string) => ({
  ...{ kind, day: calendarDate(day), before: null, medicationId: name },
  after: { name } as PlanChange['after'],
});

it('counts a day whose entry lacks the value apart, and marks a changed medicine but none that was only entered', () => {
  const span = spanOf('week', calendarDate('2026-11-22'));
  const point = (at: string, values: Point['values']): Point => ({
    ...{ at: calendarDate(at), last: calendarDate(at), days: 1, entries: 1, values },
  });
  const points = [point('2026-11-20', { hours: [8, 1] }), point('2026-11-21', {})];
  const statistics = { entries: 2, days: 2, first: span.from, last: span.to, points, counts: {}, marks: [] };
  const html = renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ statistics: messages, journal }}>
      <MemoryRouter>
        <SectionContext value={{ journal: 'sleep', period: 'week', span, statistics }}>
          <TrendChart title="Horas" measure="hours" format={String} />
        </SectionContext>
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(html).toContain('5 dias estão em branco. 1 dia tem registro sem este dado.');
  expect(html).toContain('mudanças nos remédios: Metilfenidato em 21 de novembro.');
});
