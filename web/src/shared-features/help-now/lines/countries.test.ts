import { describe, expect, it } from 'vitest';
import { fewNumbers } from '../fallback-helplines.ts';
import { countries, checkedOn } from './countries.ts';
import { sources } from './sources.ts';
import { call, emergency, talk } from './make-line.ts';

/** A number with its country code (E.164), or one that is dialled within the country: a short code, a free-of-charge number. */
const dialable = /^(?:\+[1-9]\d{6,14}|\*?\d{2,11})$/;
const lines = countries.flatMap(({ code, lines }) =>
  lines.map((line) => [`${code} ${line.name}`, line, sources[`${code} ${line.ways[0]?.dialled ?? ''}`]] as const),
);

describe('the help lines', () => {
  it('are there for every country that was promised', () => {
    expect(countries.map(({ code }) => code).sort()).toEqual(
      ['AR', 'AU', 'BR', 'CA', 'CH', 'CL', 'CN', 'ES', 'FR', 'GB', 'IE', 'IT', 'JP', 'MX', 'PT', 'TW', 'US'].sort(),
    );
  });

  it.each(countries)('$code has somebody to talk to and a number for danger to life', ({ lines }) => {
    expect(lines.filter(({ kind }) => kind === 'talk').length).toBeGreaterThan(0);
    expect(lines.filter(({ kind }) => kind === 'emergency').length).toBeGreaterThan(0);
  });

  it.each(lines)('%s says where it was read, or that nobody confirmed it', (_, line, source) => {
    expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (line.confirmed) expect(source).toMatch(/^https?:\/\/\S+$/);
    else expect(source ?? line.site).toMatch(/^https?:\/\/\S+$/);
    if (line.kind === 'talk') expect(line.site).toMatch(/^https:\/\/\S+$/);
  });

  it('have a source for no number that is not listed', () => {
    const listed = countries.flatMap(({ code, lines }) => lines.map(({ ways }) => `${code} ${ways[0]?.dialled ?? ''}`));
    expect(Object.keys(sources).filter((number) => !listed.includes(number))).toEqual([]);
  });

  it.each(lines)('%s can be dialled, and shows the number that it dials', (_, { ways }) => {
    expect(ways.length).toBeGreaterThan(0);
    for (const { by, shown, dialled } of ways) {
      expect(dialled).toMatch(dialable);
      // The national number is shown; the country code takes the place of a leading zero (not in Italy).
      const digits = shown.replaceAll(/[^\d*]/g, '');
      expect(dialled.endsWith(digits) || dialled.endsWith(digits.replace(/^0/, ''))).toBe(true);
      if (by === 'whatsapp') expect(dialled).toMatch(/^\+/);
    }
  });

  it('hold the ways of people who cannot speak, and the key that leads to the psychologists', () => {
    const found = (code: string, shown: string) =>
      countries.find((country) => country.code === code)?.lines.find(({ ways }) => ways.some((way) => way.shown === shown));
    expect(found('FR', '114')).toMatchObject({ kind: 'emergency', ways: [{ by: 'text' }] });
    expect(found('AR', '107')).toMatchObject({ kind: 'emergency', ways: [{ by: 'call' }] });
    expect(found('PT', '808 24 24 24')).toMatchObject({ press: '4', confirmed: true });
  });

  it.each(lines)('%s has hours that a clock knows', (_, { hours }) => {
    if (typeof hours === 'string') expect(['always', 'varies']).toContain(hours);
    else for (const time of [hours.from, hours.to]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
  });

  it('are the same in the few numbers that come with the program’s start', () => {
    const few = countries.map(({ code, lines }) => {
      const first = (kind: string) => lines.find((line) => line.kind === kind)?.ways[0]?.dialled;
      return `${code} ${String(first('talk'))} ${String(first('emergency'))}`;
    });
    expect(fewNumbers.split(','), 'help-now/fallback-helplines.ts has other numbers than these files').toEqual(few);
  });
});

it('says the oldest day, so that a single line read later makes no other look younger', () => {
  const old = talk({ name: 'Line', lang: 'en', ways: [call('100')], hours: 'always', cost: 'free', checked: '2026-01-31' });
  const later = emergency('Emergency', 'en', '112', { checked: '2027-02-03' });
  expect(checkedOn([later, old])).toBe('2026-01-31');
  expect(checkedOn([later])).toBe('2027-02-03');
  expect(checkedOn([])).toBeUndefined();
});
