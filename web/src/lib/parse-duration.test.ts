import { describe, expect, it } from 'vitest';
import { formatMinutes } from './format-number.ts';
import { parseDuration } from './parse-duration.ts';

const inMinutes = (text: string) => parseDuration(text, { inHours: false });
const inHours = (text: string) => parseDuration(text, { inHours: true });

describe('a typed duration', () => {
  it.each([
    ['7h30', 450],
    ['7:30', 450],
    ['7H30', 450],
    ['7 h 30', 450],
    ['7 h 30 min', 450],
    ['7h30m', 450],
    ['７：３０', 450],
    ['7 hr 30 min', 450],
    ['7 hours and 30 minutes', 450],
    ['7 hours and a half', 450],
    ['7 horas e 30 minutos', 450],
    ['7 horas e meia', 450],
    ['7 horas y media', 450],
    ['7 heures et demie', 450],
    ['7 ore e 30 minuti', 450],
    ['7 ore e mezza', 450],
    ['7時間30分', 450],
    ['7 時間 30 分', 450],
    ['7時間半', 450],
    ['7小时30分', 450],
    ['7小时30分钟', 450],
    ['7個小時30分鐘', 450],
    ['7个半小时', 450],
    ['7,5 h', 450],
    ['7.5 hours', 450],
    ['1h', 60],
    ['1 hora', 60],
    ['1時間', 60],
    ['1h5', 65],
    ['0:45', 45],
    ['45 min', 45],
    ["45'", 45],
    ['45分', 45],
    ['450 minutos', 450],
  ])('%s is %d minutes, in hours and in minutes', (text, minutes) => {
    expect([inMinutes(text), inHours(text)]).toEqual([minutes, minutes]);
  });

  it.each([
    '',
    'muito',
    '7',
    '7,5',
    '7.75',
    '7,00',
    '1h75',
    '1:5',
    '1:75',
    '1:30:00',
    '-1h',
    '7 30',
    '1h 2h',
    '7 kg',
    'h',
    '2m3',
  ])('%j is no duration with a unit', (text) => {
    expect([inMinutes(text), inHours(text)]).toEqual([null, null]);
  });

  it('can be decimal or a time if two digits follow a mark in a field of hours', () => {
    for (const text of ['7.30', '7,30', '７．３０']) expect(inHours(text)).toEqual([438, 450]);
    expect(inHours('7,05')).toEqual([423, 425]);
    expect(inMinutes('7,30')).toBeNull();
  });

  it.each(['pt-BR', 'en', 'es', 'fr', 'it', 'ja', 'zh-Hans'])('is understood as the app writes it in %s', (locale) => {
    for (const minutes of [5, 60, 61, 450, 1439]) expect(inMinutes(formatMinutes(minutes, locale))).toBe(minutes);
  });
});
