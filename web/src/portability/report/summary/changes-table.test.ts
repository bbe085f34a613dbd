import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/messages/languages.ts';
import { createReportFormat } from '../report-format.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { changeCells } from './changes-table.ts';
import type { Change } from './changes.ts';

const values = { before: { value: 62.1, n: 30 }, now: { value: 55.2, n: 28 } };
const cells = async (change: Change, language: LanguageCode = 'pt') =>
  changeCells(change, createReportFormat(await sampleReport({}, { language }))).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

describe('a row of what changed', () => {
  it('shows a difference only if it is clear', async () => {
    const battery = (low: number, high: number) =>
      ({ ...values, measure: 'battery', difference: { value: -7, low, high, isClear: high < 0 } }) as const;
    expect(await cells(battery(-13, -1))).toEqual([
      'Bateria social, média',
      ...['62% (n = 30)', '55% (n = 28)', '−7 pontos percentuais (de −13 a −1)'],
    ]);
    expect((await cells(battery(-15, 1)))[3]).toBe('sem mudança clara (de −15 a +1 pontos percentuais)');
    expect((await cells(battery(-15, 1), 'en'))[3]).toBe('no clear change (−15 to +1 percentage points)');
  });

  it('signs times, and shows zero without a sign', async () => {
    const sleep = { value: 20, low: 0, high: 75, isClear: false };
    expect((await cells({ ...values, measure: 'sleepHours', difference: sleep }))[3]).toBe(
      'sem mudança clara (de 0 min a +1 h 15 min)',
    );
    const later = { value: 25, low: 5, high: 45, isClear: true };
    expect((await cells({ ...values, measure: 'midSleep', difference: later }))[3]).toBe('+25 min (de +5 min a +45 min)');
  });

  it('counts days with an overload among the days with an answer, and says if these are few', async () => {
    const days = { before: { value: 0.25, n: 8 }, now: { value: 1 / 3, n: 9 } };
    expect((await cells({ ...days, measure: 'overloadDays', difference: 'halfOpen' })).slice(1)).toEqual([
      ...['2 de 8 dias', '3 de 9 dias'],
      'menos da metade dos dias tem resposta',
    ]);
    const none = { ...days, before: { value: null, n: 0 } };
    expect((await cells({ ...none, measure: 'overloadDays', difference: 'fewDays' })).slice(1)).toEqual([
      ...['Sem registro', '3 de 9 dias'],
      'poucos dias com registro',
    ]);
  });
});
