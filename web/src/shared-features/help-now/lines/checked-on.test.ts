import { expect, it } from 'vitest';
import { checkedOn } from './checked-on.ts';
import { call, emergency, talk } from './make-line.ts';

it('says the oldest day, so that a single line read later makes no other look younger', () => {
  const old = talk({ name: 'Line', lang: 'en', ways: [call('100')], hours: 'always', cost: 'free', checked: '2026-01-31' });
  const later = emergency('Emergency', 'en', '112', { checked: '2027-02-03' });
  expect(checkedOn([later, old])).toBe('2026-01-31');
  expect(checkedOn([later])).toBe('2027-02-03');
  expect(checkedOn([])).toBeUndefined();
});
