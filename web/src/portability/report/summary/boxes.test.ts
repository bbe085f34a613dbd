import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { aMedicine } from '#features/medications/testing/samples.ts';
import { createReportFormat } from '../report-format.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { describeSteps } from './charts-of.ts';
import { crisisBox } from './crisis-box.ts';
import { cycleBox } from './cycle-box.ts';
import { entriesOf } from './entries-of.ts';
import { changeDays } from './medicine-changes.ts';
import { medicineRows, medicinesBox } from './medicines-box.ts';
import { moodBox } from './mood-box.ts';
import { overloadBox } from './overload-box.ts';
import { questionnairesBox } from './questionnaires-box.ts';
import { recordedBox } from './recorded-box.ts';
import { sleepBox } from './sleep-box.ts';
import type { SummaryBox, SummaryData } from './summary-data.ts';
import { toSayBox, visitBox } from './visit-box.ts';

const today = calendarDate('2026-03-20');
const day = (back: number) => addDays(today, -back);

const overload = (back: number) => ({
  ...{ date: day(back), occurred: 'yes', triggers: [], strategies: [], own_strategy: null, helped_most: null },
});

/** The data of a summary of this many days. */
async function dataOf(
  rows: Parameters<typeof sampleReport>[0],
  days = 365,
  language: LanguageCode = 'pt',
): Promise<SummaryData> {
  const input = await sampleReport(rows, { language });
  const span = { from: day(days - 1), to: today };
  return { input, format: createReportFormat(input), entries: entriesOf(input.rows), span, read: new Date(2026, 2, 20, 15) };
}

const textOf = (box: SummaryBox | null) => (box?.texts ?? []).map(({ text }) => text).join('\n');

describe('how much was recorded', () => {
  it('is counted in days by journal, most first', async () => {
    const all = Array.from({ length: 10 }, (_, back) => ({ date: day(back) }));
    const rows = { sleep_entries: all.slice(3), mood_entries: [...all, ...all].slice(8, 13) };
    expect(textOf(recordedBox(await dataOf(rows, 10)))).toBe('Dias com registro, de 10: Sono 7 (70%) · Humor 5 (50%).');
    expect(recordedBox(await dataOf({})).texts).toEqual([]);
  });
});

describe('the texts of charts', () => {
  it('are about days and agree with the box, also where the points are weeks', async () => {
    // Seven short nights in one week, and a long one in another.
    const nights = [
      ...Array.from({ length: 7 }, (_, back) => ({ date: day(back), hours: 4 })),
      { date: day(70), hours: 12 },
    ].map((night) => ({ ...night, bed_time: null, tried_time: null, wake_time: null, minutes_to_fall_asleep: null }));
    const overloads = [0, 1, 70].map(overload);
    const data = await dataOf({ sleep_entries: nights, analysis_entries: overloads });
    const sleep = sleepBox(data);
    expect(sleep.charts?.[0]?.alt).toMatch(/média 5\sh, de 4\sh a 12\sh/u);
    expect(textOf(sleep)).toMatch(/Em média 5\sh por dia .* de 4\sh a 12\sh/u);
    expect(overloadBox(data).charts?.[0]?.alt).toContain('3 ao todo');
  });

  it('name how many days the first and the last point have', async () => {
    const { format, span } = await dataOf({});
    expect(describeSteps(span, format)).toMatch(/uma semana: o primeiro tem 8 dias, e o último 7\./u);
    expect(describeSteps({ from: day(6), to: today }, format)).toBeNull();
  });
});

describe('moods', () => {
  it('are grouped, with intensity and every mood by name', async () => {
    const entry = (back: number, mood: string, intensity: number) => ({ date: day(back), mood, intensity });
    const box = moodBox(
      await dataOf(
        { mood_entries: [entry(0, 'anxious', 5), entry(0, 'sad', 2), entry(9, 'calm', 3), entry(9, 'tired', 1)] },
        30,
      ),
    );
    expect(textOf(box).split('\n')).toEqual([
      'Agradáveis: 1 de 4 (25%), intensidade média 3 de 5 (com calma 1).',
      'Cansaço e reflexão: 1 de 4 (25%), intensidade média 1 de 5 (com cansaço 1).',
      'Difíceis: 2 de 4 (50%), intensidade média 3,5 de 5 (com ansiedade 1, triste 1).',
    ]);
    expect(box.charts?.map(({ alt }) => alt)).toEqual([
      'Registros de humor: Difíceis 2; Cansaço e reflexão 1; Agradáveis 1. 2 dias com registro, por dia.',
      expect.stringContaining('média 3,5') as string,
    ]);
  });
});

describe('sleep', () => {
  it('has its regularity only from seven nights on, and a chart across midnight', async () => {
    const night = (back: number, bed_time: string, wake_time: string) => ({
      ...{ date: day(back), hours: null, bed_time, wake_time, tried_time: null, minutes_to_fall_asleep: null },
    });
    // Mid-sleep alternates between 23:30 and 00:30.
    const nights = Array.from({ length: 8 }, (_, back) =>
      back % 2 ? night(back, '20:30', '02:30') : night(back, '21:30', '03:30'),
    );
    const box = sleepBox(await dataOf({ sleep_entries: nights }, 30));
    expect(textOf(box)).toMatch(/Meio do sono às 00:00 \(n = 8\)\. Regularidade: desvio-padrão de 32\smin\./u);
    expect(box.charts?.[1]?.alt).toContain('média 00:00, de 23:30 a 00:30');
    expect(textOf(sleepBox(await dataOf({ sleep_entries: nights.slice(2) }, 30)))).not.toContain('Regularidade');
  });
});

describe('overloads', () => {
  it('have a rate by calendar days, but not in a report of less than thirty days', async () => {
    const rows = { analysis_entries: [0, 1, 2].map((back) => ({ ...overload(back), occurred: back < 2 ? 'yes' : 'no' })) };
    expect(textOf(overloadBox(await dataOf(rows, 60)))).toBe(
      '2 dias com sobrecarga anotada em 60 dias. Isso dá ao menos 1 a cada 30 dias. Houve resposta em 3 dias (5%). Dos outros dias nada se sabe.',
    );
    expect(textOf(overloadBox(await dataOf(rows, 29)))).not.toContain('a cada 30 dias');
  });

  it('name three triggers and count the others', async () => {
    const triggers = ['auditory', 'visual', 'social', 'change', 'fatigue'];
    const rows = { analysis_entries: [{ ...overload(0), triggers }] };
    expect(textOf(overloadBox(await dataOf(rows)))).toMatch(/o mais anotado: .* e mais 2 itens\./u);
  });
});

describe('crises', () => {
  it('have twelve dates and the three newest descriptions, and count the others', async () => {
    const crises = Array.from({ length: 15 }, (_, back) => ({ date: day(back), description: `Foi ${back}` }));
    const lines = textOf(crisisBox(await dataOf({ crisis_events: crises, safety_plans: [{ own_ways: 'Respirar' }] }))).split(
      '\n',
    );
    expect(lines[0]).toMatch(/^15 eventos, em 9 de mar\..* e mais 3 antes\.$/u);
    expect(lines.slice(1)).toEqual([
      'Foi 0',
      'Foi 1',
      'Foi 2',
      'Mais 12 têm descrição.',
      'Plano de segurança: 1 de 6 passos escritos.',
    ]);
  });
});

describe('a safety plan', () => {
  it('does not hide that there was no crisis', async () => {
    expect(textOf(crisisBox(await dataOf({ safety_plans: [{ own_ways: 'Respirar' }] }))).split('\n')).toEqual([
      'Nada anotado nestes dias.',
      'Plano de segurança: 1 de 6 passos escritos.',
    ]);
  });
});

describe('the visit', () => {
  const prepared = {
    ...{ id: 'v', created_at: '2026-03-01T12:00:00Z', day: null, done: false },
    ...{ professional: 'Dra. Lima', reason: 'Sono' },
  };
  const mood = (id: string) => ({ id, date: day(1), created_at: `${day(1)}T12:00:00`, mood: 'calm', intensity: 3 });
  const mark = (entry_id: string) => ({ visit_id: null, entry_table: 'mood_entries', entry_id, entry_date: day(1) });

  it('that comes next is named with its questions and its reason', async () => {
    const all = [
      { ...prepared, day: addDays(today, 9), first_question: 'Posso parar?' },
      { ...prepared, day: addDays(today, 2), first_question: 'E o sono?', third_question: 'Quando volto?' },
      { ...prepared, day: addDays(today, 1), done: true },
    ];
    const box = visitBox(await dataOf({ visits: all }));
    expect(box.texts?.map(({ label, text }) => [label, text])).toEqual([
      [undefined, '22 de março de 2026 · Dra. Lima'],
      ['Pergunta 1', 'E o sono?'],
      ['Pergunta 3', 'Quando volto?'],
      ['Motivo da consulta', 'Sono'],
    ]);
  });

  it('is not one whose day passed more than a week ago', async () => {
    const none = 'Nenhuma consulta preparada.';
    expect(textOf(visitBox(await dataOf({ visits: [{ ...prepared, day: day(8) }] })))).toBe(none);
    expect(textOf(visitBox(await dataOf({ visits: [{ ...prepared, day: day(7) }] })))).not.toContain(none);
  });

  it('has what the person wants to say and three marked entries, and counts the others and those that are missing', async () => {
    const visits = [{ ...prepared, to_say: 'Durmo mal.' }];
    const rows = { visits, mood_entries: ['a', 'b', 'c', 'd'].map(mood) };
    const box = toSayBox(await dataOf({ ...rows, visit_marks: ['a', 'b', 'c', 'd', 'elsewhere'].map(mark) }));
    expect(textOf(box).split('\n')).toEqual([
      'Durmo mal.',
      ...Array.from({ length: 3 }, () => '12:00 · Como você está? com calma · Com que intensidade? 3 de 5'),
      'E mais 2 registros marcados, que não estão aqui.',
    ]);
    const taken = { ...mark('a'), visit_id: 'earlier' };
    expect(toSayBox(await dataOf({ mood_entries: [mood('a')], visit_marks: [taken] }))).toBeNull();
  });
});

describe('the cycle', () => {
  it('has no box without a record, and its lengths with one', async () => {
    expect(cycleBox(await dataOf({}))).toBeNull();
    const entry = (back: number) => ({ date: day(back), on_period: true, last_period_start: null, symptoms: ['cramps'] });
    expect(textOf(cycleBox(await dataOf({ menstrual_entries: [entry(60), entry(32), entry(2)] })))).toMatch(
      /^3 menstruações, a última com início em 18 de mar\. de 2026\. Ciclos de 28 a 30 dias, mediana 29 \(n = 2\)\..*cólica \(3\)/u,
    );
  });
});

it('the changes of medicines are named, and marked in every chart over time', async () => {
  const { id: _, ...plan } = aMedicine({ name: 'Metilfenidato', dosage: '10 mg' });
  const data = await dataOf({
    medications: [{ ...plan, id: 'm', dosage: '20 mg', plan_from: day(30) }],
    medication_plans: [{ ...plan, id: 'p', medication_id: 'm', from_date: day(500), to_date: day(31) }],
    sleep_entries: [{ date: day(2), hours: 7, bed_time: null, tried_time: null, wake_time: null }],
  });
  expect(textOf(medicinesBox(data))).toBe('18 de fev. de 2026, Metilfenidato · Mudança: de 10 mg para 20 mg');
  expect(changeDays(data.entries, data.span)).toEqual([day(30)]);
});

it('present medicines come before earlier dosages and ended medicines, which a long table leaves out', async () => {
  const medicine = (id: string, more: object = {}) => ({ ...aMedicine({ name: id, dosage: '20 mg' }), id, ...more });
  const data = await dataOf({
    medications: [
      medicine('a', { plan_from: day(30) }),
      medicine('b', { status: 'ended', plan_from: day(400) }),
      medicine('c', { plan_from: day(20) }),
    ],
    medication_plans: [{ ...medicine('p', { dosage: '10 mg' }), medication_id: 'a', from_date: day(500), to_date: day(31) }],
  });
  const named = medicineRows(data).rows.map(({ id, dosage }) => `${id.slice(0, 1)} ${dosage}`);
  expect(named.slice(0, 2)).toEqual(['a 20 mg', 'c 20 mg']);
  expect(named.slice(2)).toContain('a 10 mg');
});

describe('the questionnaires', () => {
  const response = (back: number, given: object) => ({
    ...{ date: day(back), kind: 'phq9', language: 'pt', item_1: 1, item_2: 0, item_3: 2, item_4: 3, item_5: 0, item_6: 0 },
    ...{ item_7: 0, item_8: 0, item_9: 0, difficulty: null, ...given },
  });

  it('have their sums with the newest first, and the last response’s questions of more than half the days', async () => {
    const rows = { questionnaire_responses: [response(40, { item_8: 3 }), response(20, { item_1: null }), response(5, {})] };
    const box = questionnairesBox(await dataOf(rows));
    expect(box?.texts?.map(({ label, text }) => [label, text])).toEqual([
      [undefined, 'PHQ-9, de 0 a 27: 6 em 15 de mar. de 2026, sem soma em 28 de fev. de 2026, 9 em 8 de fev. de 2026.'],
      [
        'PHQ-9 em 15 de mar. de 2026, mais da metade dos dias ou mais',
        '“Dificuldade para pegar no sono ou permanecer dormindo, ou dormir mais do que de costume” (Mais da metade dos dias); ' +
          '“Se sentir cansado/a ou com pouca energia” (Quase todos os dias)',
      ],
    ]);
    expect(questionnairesBox(await dataOf({}))).toBeNull();
  });

  it('say thoughts of death of several days too, and quote English where the report’s language has no official text', async () => {
    const rows = { questionnaire_responses: [response(5, { item_3: 0, item_4: 0, item_9: 1 })] };
    const box = questionnairesBox(await dataOf(rows, 365, 'ja'));
    expect(box?.texts?.slice(1)).toEqual([
      {
        label: '質問9',
        text: '“Thoughts that you would be better off dead or of hurting yourself in some way” (Several days)',
        lang: 'en',
      },
    ]);
  });
});
