import { describe, expect, it } from 'vitest';
import { fallbackLines } from '../fallback-helplines.ts';
import { countries, checkedOn } from './countries.ts';
import { sources } from './sources.ts';
import { call, emergency, talk } from './make-line.ts';

/** An E.164 number, or a national one: a short code or a toll-free number. */
const dialable = /^(?:\+[1-9]\d{6,14}|\*?\d{2,11})$/;
const lines = countries.flatMap(({ code, lines }) =>
  lines.map((line) => [`${code} ${line.name}`, line, sources[`${code} ${line.ways[0]?.dialled ?? ''}`]] as const),
);

describe('the help lines', () => {
  it('exist for every supported country', () => {
    expect(countries.map(({ code }) => code).sort()).toEqual(
      ['AR', 'AU', 'BR', 'CA', 'CH', 'CL', 'CN', 'ES', 'FR', 'GB', 'IE', 'IT', 'JP', 'MX', 'PT', 'TW', 'US'].sort(),
    );
  });

  it.each(countries)('$code has a helpline and an emergency number', ({ lines }) => {
    expect(lines.filter(({ kind }) => kind === 'talk').length).toBeGreaterThan(0);
    expect(lines.filter(({ kind }) => kind === 'emergency').length).toBeGreaterThan(0);
  });

  it.each(lines)('%s has a source, or is marked as unconfirmed', (_, line, source) => {
    expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (line.confirmed) expect(source).toMatch(/^https?:\/\/\S+$/);
    else expect(source ?? line.site).toMatch(/^https?:\/\/\S+$/);
    if (line.kind === 'talk') expect(line.site).toMatch(/^https:\/\/\S+$/);
  });

  it('have a source only for listed numbers', () => {
    const listed = countries.flatMap(({ code, lines }) => lines.map(({ ways }) => `${code} ${ways[0]?.dialled ?? ''}`));
    expect(Object.keys(sources).filter((number) => !listed.includes(number))).toEqual([]);
  });

  it.each(lines)('%s can be dialled, and shows the number that it dials', (_, { ways }) => {
    expect(ways.length).toBeGreaterThan(0);
    for (const { by, shown, dialled } of ways) {
      expect(dialled).toMatch(dialable);
      // The shown national number has a leading zero instead of the country code (except in Italy).
      const digits = shown.replaceAll(/[^\d*]/g, '');
      expect(dialled.endsWith(digits) || dialled.endsWith(digits.replace(/^0/, ''))).toBe(true);
      if (by === 'whatsapp') expect(dialled).toMatch(/^\+/);
    }
  });

  it('include text channels for people who cannot speak, and the key that reaches the psychologists', () => {
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

  it('equal the fallback lines of the initial bundle', () => {
    const few = countries.map(({ code, lines }) => {
      const first = (kind: string) => lines.find((line) => line.kind === kind)?.ways[0]?.dialled;
      return `${code} ${String(first('talk'))} ${String(first('emergency'))}`;
    });
    expect(fallbackLines.split(','), 'help-now/fallback-helplines.ts has other numbers than these files').toEqual(few);
  });
});

it('shows the oldest check date, so that one newer line makes no other look newer', () => {
  const old = talk({ name: 'Line', lang: 'en', ways: [call('100')], hours: 'always', cost: 'free', checked: '2026-01-31' });
  const later = emergency('Emergency', 'en', '112', { checked: '2027-02-03' });
  expect(checkedOn([later, old])).toBe('2026-01-31');
  expect(checkedOn([later])).toBe('2027-02-03');
  expect(checkedOn([])).toBeUndefined();
});
