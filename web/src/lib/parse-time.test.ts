import { describe, expect, it } from 'vitest';
import { formatClockTime } from './clock-time.ts';
import { parseTime } from './parse-time.ts';

const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'];

describe('a typed time', () => {
  it.each([
    ['23:10', '23:10'],
    ['23h10', '23:10'],
    ['23H10', '23:10'],
    ['23 h 10', '23:10'],
    ['23h10min', '23:10'],
    ['23.10', '23:10'],
    ['23,10', '23:10'],
    ['23 10', '23:10'],
    ['2310', '23:10'],
    ['２３：１０', '23:10'],
    ['23時10分', '23:10'],
    ['23点', '23:00'],
    ['下午11:10', '23:10'],
    ['午前 7時', '07:00'],
    ['11:10 PM', '23:10'],
    ['11:10\u202fPM', '23:10'],
    ['1110p', '23:10'],
    ['11 p.m.', '23:00'],
    ['12:30 am', '00:30'],
    ['12 pm', '12:00'],
    ['0:30 am', '00:30'],
    ['23:10 pm', '23:10'],
    ['07:30', '07:30'],
    ['0730', '07:30'],
    ['9h5', '09:05'],
    ['9', '09:00'],
    ['9h', '09:00'],
    ['730', '07:30'],
    ['0', '00:00'],
    ['24:00', '00:00'],
    [' 8:05 ', '08:05'],
  ])('%s is %s', (typed, time) => {
    expect(parseTime(typed, 'pt')).toBe(time);
  });

  it.each(['', 'cedo', '25:00', '23:60', '9:5', '24:10', '23:10:30', '12345', '-7', '13 am', '7:30 x', ':30', '075'])(
    '%j is no time',
    (typed) => {
      expect(parseTime(typed, 'pt')).toBeNull();
    },
  );

  it('is both times in a language with AM and PM, if neither is written', () => {
    expect(parseTime('11:10', 'en')).toEqual(['11:10', '23:10']);
    expect(parseTime('730', 'en')).toEqual(['07:30', '19:30']);
    expect(parseTime('12:30', 'en')).toEqual(['00:30', '12:30']);
    expect(['0:30', '13:00', '07:30', '11:10 am'].map((typed) => parseTime(typed, 'en'))).toEqual([
      '00:30',
      '13:00',
      '07:30',
      '11:10',
    ]);
  });

  it.each(languages)('is read back as the %s form writes it, for every minute of a day', (locale) => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(parseTime(formatClockTime(time, locale), locale)).toBe(time);
    }
  });
});
