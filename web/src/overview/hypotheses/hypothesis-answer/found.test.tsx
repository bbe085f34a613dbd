import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import journal from '#core/journal/messages/pt.ts';
import core from '#core/messages/pt.ts';
import medications from '#features/medications/messages/pt.ts';
import planHistory from '#features/medications/plan-history/messages/pt.ts';
import trackers from '#features/trackers/messages/pt.ts';
import type { Tracker } from '#features/trackers/tracker-tables.ts';
import insights from '../../statistics/insights/messages/pt.ts';
import hypotheses from '../messages/pt.ts';
import type { OwnSeries } from '../compared-series.ts';
import { Found } from './found.tsx';
import hypothesisAnswer from './messages/pt.ts';
import { useKindOfCause } from './use-kind-of-cause.ts';

const of = (kind: Tracker['kind'], rest: Partial<Tracker> = {}): Tracker => ({
  ...{ id: kind, name: 'Zumbido', kind, unit: null, adds_up: true, archived: false, options: null, position: 0 },
  ...{ created_at: '2026-01-01T00:00:00Z', ...rest },
});
const words = of('words', { options: ['nada', 'um pouco', 'muito'] });
const cups = of('number', { name: 'Café', unit: 'xícaras' });
const beach = { kind: 'tag', id: 'beach', shown: 'beach', name: 'praia' } as const;

const messages = {
  ...{ core, journal, medications, trackers, insights, hypotheses },
  ...{ 'plan-history': planHistory, 'hypothesis-answer': hypothesisAnswer },
};
/** The text of the answer: the sentence about the kind of day, and the difference with its unit. */
function drawn(part: 'kind' | 'found', series: OwnSeries, [value, low, high]: readonly [number, number, number]): string {
  const difference = { value, low, high };
  const html = renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={messages}>
      {part === 'kind' ? (
        <Kind cause={series} cut={value} />
      ) : (
        <Found
          outcome={series}
          comparison={{ ofKind: [], others: [], difference, visible: 1 }}
          groups={[{ label: 'A', days: [{ value: 1 }] }]}
        />
      )}
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}
function Kind({ cause, cut }: { cause: OwnSeries; cut: number }) {
  return useKindOfCause()(cause, { cut, declared: true });
}
const kindOf = (series: OwnSeries, cut: number) => drawn('kind', series, [cut, 0, 0]);
const found = (series: OwnSeries, numbers: readonly [number, number, number]) => drawn('found', series, numbers);

it('a difference of an own tracker has the person’s own unit', () => {
  expect(found(cups, [0.5, 0.25, 0.75])).toContain('Diferença em xícaras: +0,50 (intervalo de 95%: de +0,25 a +0,75).');
  expect(found(of('number'), [120, 100, 140])).toContain('Diferença em números anotados: +120 ');
  expect(found(of('minutes'), [12.4, -1, 20])).toContain(
    'Em minutos, estes dias só mostrariam com segurança uma de 1 ou mais.',
  );
  expect(found(of('yesNo'), [0.12, 0.02, 0.2])).toContain('Diferença em dias com “sim” em cada 100: +12 ');
  expect(found(beach, [0.12, 0.02, 0.2])).toContain('Diferença em dias com a etiqueta em cada 100: +12 ');
  expect(found(words, [0.4, 0.1, 0.7])).toContain('Zumbido, média em pontos da escala de 1 (nada) a 3 (muito)');
});

it('the days of an own tracker are named by its yes, its word or its number, unless the number would be rounded; those of a tag by it', () => {
  expect(kindOf(of('yesNo'), 1)).toBe('“sim” em “Zumbido”');
  expect(kindOf(beach, 1)).toBe('a etiqueta “praia”');
  expect(kindOf(words, 2)).toBe('um pouco ou mais em “Zumbido”');
  expect(kindOf(cups, 2)).toBe('2 xícaras ou mais em “Café”');
  expect(kindOf(cups, 1.25)).toBe('Café no nível habitual ou acima');
  expect(kindOf(of('minutes'), 45)).toBe('45 min ou mais em “Zumbido”');
});
