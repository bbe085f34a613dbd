import { expect, it } from 'vitest';
import { isInGoodHands, isOnItsWay, mayChange, type Delivery } from './delivery.ts';

const sms: Delivery = {
  id: '1',
  event_id: '2',
  contact_name: 'Rosa',
  channel: 'sms',
  state: 'queued',
  reason: null,
  interrupted: 0,
  next_try_at: null,
};

it.each([
  [{ state: 'queued' }, true, true],
  [{ state: 'sent' }, true, true],
  [{ state: 'sent', channel: 'email' }, false, true],
  [{ state: 'delivered' }, false, true],
  [{ state: 'failed' }, false, false],
  [{ state: 'not_configured' }, false, false],
  [{ state: 'not_known' }, false, false],
  [{ state: 'not_known', next_try_at: '2026-11-22T10:00:00Z' }, true, true],
] as const)('reports for %o whether its status may change and whether it is on its way', (changed, change, onItsWay) => {
  const delivery: Delivery = { ...sms, ...changed };
  expect([mayChange(delivery), isOnItsWay(delivery)]).toEqual([change, onItsWay]);
});

it.each([
  [{ state: 'queued' }, true],
  [{ state: 'sent' }, true],
  [{ state: 'delivered' }, true],
  [{ state: 'queued', reason: '20503', next_try_at: '2026-11-22T10:00:00Z' }, false],
  [{ state: 'not_known', next_try_at: '2026-11-22T10:00:00Z' }, false],
  [{ state: 'failed' }, false],
  [{ state: 'not_configured' }, false],
] as const)('decides for %o whether the contact needs another way', (changed, good) => {
  expect(isInGoodHands({ ...sms, ...changed })).toBe(good);
});
