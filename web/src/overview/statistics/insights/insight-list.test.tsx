import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import type { Findings, Insight } from '#lib/insights/find-insights.ts';
import insights from './messages/pt.ts';
import { InsightList } from './insight-list.tsx';

const short: Insight = {
  pair: { from: 'sleepHours', to: 'social', lags: [0] },
  lag: 0,
  from: { side: 'below', split: { cut: 6, declared: true } },
  days: [31, 140],
  difference: -12.3,
  interval: [-20.4, -4.2],
  size: 0.6,
  probability: 0.004,
};

function drawn(findings: Partial<Findings>): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ insights }}>
      <InsightList findings={{ insights: [], tested: 60, mostDays: 171, visible: null, ...findings }} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('says the difference in its unit, with the interval from its nearer end', () => {
  const text = drawn({ insights: [short] });
  expect(text).toContain('Em dias com menos de 6 h de sono, em comparação com os outros dias:');
  expect(text).toContain('Bateria social: em média, cerca de 12 pontos percentuais a menos (entre 4,2 e 20).');
  expect(text).toContain('Diferença média perto do que os seus dias variam. O acaso sozinho quase nunca mostra tanto.');
  expect(text).toContain('Dias comparados: 31 e 140.');
});

it('says shares in percentage points, and sleep in minutes', () => {
  const of = (to: string, difference: number) =>
    drawn({
      insights: [{ ...short, pair: { ...short.pair, to }, difference, interval: [difference / 2, difference * 1.5] }],
    });
  expect(of('overload', 0.2)).toContain('cerca de 20 pontos percentuais a mais (entre 10 e 30)');
  expect(of('sleepHours', 0.5)).toContain('cerca de 30 min a mais (entre 15 min e 45 min)');
  expect(of('attention', 0.4)).toContain('cerca de 0,4 ponto na escala de 1 a 5 a mais (entre 0,2 e 0,6)');
});

it('says which difference would have been seen if nothing stands out', () => {
  const text = drawn({ visible: { ...short, difference: 14 } });
  expect(text).toContain('A menor seria de 14 pontos percentuais, entre dias com menos de 6 h de sono e os outros');
  expect(drawn({ insights: [short], visible: short })).not.toContain('A menor seria');
});
