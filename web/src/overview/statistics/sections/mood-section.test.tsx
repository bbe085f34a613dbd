import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import journal from '#core/journal/messages/pt.ts';
import mood from '#features/mood/messages/pt.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import words from '../messages/pt.ts';
import { SectionContext } from '../section-context.ts';
import { spanOf } from '../span-of.ts';
import { MoodSection } from './mood-section.tsx';

it('names the days that the year in pixels counts, which are fewer than the last 365', () => {
  const today = calendarDate('2026-11-22');
  const days = ['2025-11-28', '2025-11-30', '2025-12-01', '2026-11-22'].map(calendarDate);
  const [first = today] = days;
  const marks = days.map((day) => [day, 'calm'] as const);
  const statistics = { entries: 4, days: 4, first, last: today, points: [], counts: {}, marks };
  const html = renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ statistics: words, journal, mood }}>
      <MemoryRouter>
        <SectionContext value={{ journal: 'mood', period: 'year', span: spanOf('year', today), statistics }}>
          <MoodSection />
        </SectionContext>
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(html).toContain('De 1 de dez. de 2025 a 22 de nov. de 2026: há humor em 2 dias.');
});
