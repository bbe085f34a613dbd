import { describe, expect, it } from 'vitest';
import { fewNumbers } from '../few-numbers.ts';
import { countries } from './countries.ts';

/** A number with its country code (E.164), or one that is dialled within the country: a short code, a free-of-charge number. */
const dialable = /^(?:\+[1-9]\d{6,14}|\*?\d{2,11})$/;
const lines = countries.flatMap(({ code, lines }) => lines.map((line) => [`${code} ${line.name}`, line] as const));

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

  it.each(lines)('%s says where it was read, or that nobody confirmed it', (_, line) => {
    expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (line.confirmed) expect(line.source).toMatch(/^https?:\/\/\S+$/);
    else expect(line.source ?? line.site).toMatch(/^https?:\/\/\S+$/);
    if (line.kind === 'talk') expect(line.site).toMatch(/^https:\/\/\S+$/);
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

  it.each(lines)('%s has hours that a clock knows', (_, { hours }) => {
    if (typeof hours === 'string') expect(['always', 'varies']).toContain(hours);
    else for (const time of [hours.from, hours.to]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
  });

  it('are the same in the few numbers that come with the program’s start', () => {
    const few = countries.map(({ code, lines }) => {
      const first = (kind: string) => lines.find((line) => line.kind === kind)?.ways[0]?.dialled;
      return `${code} ${String(first('talk'))} ${String(first('emergency'))}`;
    });
    expect(fewNumbers.split(','), 'help-now/few-numbers.ts has other numbers than these files').toEqual(few);
  });
});
