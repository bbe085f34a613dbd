import { describe, expect, it } from 'vitest';
import type { Delivery } from '../deliveries/delivery.ts';
import { alertMessages, wasTaken, waysTo } from './alert-messages.ts';

const message = (state: Delivery['state'], next_try_at: string | null = null): Delivery => ({
  id: '1',
  event_id: '2',
  contact_name: 'Rosa',
  channel: 'sms',
  state,
  reason: null,
  interrupted: 0,
  next_try_at,
});
const said = (outcome: Parameters<typeof alertMessages>[0]['outcome'], deliveries: readonly Delivery[]) =>
  alertMessages({ sending: false, outcome, deliveries }).heading;

describe('what is said of an alert', () => {
  it('is that it waits only while a message of it waits, and that it left only once nothing does', () => {
    expect(said('accepted', [message('queued'), message('sent')])).toBe('accepted');
    expect(said('accepted', [message('not_known', '2026-11-22T10:00:00Z')])).toBe('accepted');
    expect(said('accepted', [message('sent'), message('not_configured')])).toBe('handedOver');
    expect(said('accepted', [message('delivered')])).toBe('handedOver');
  });

  it('is that it reaches nobody where no message of it went or will go', () => {
    expect(said('accepted', [message('not_configured'), message('failed'), message('not_known')])).toBe('acceptedNotSent');
  });

  it('is no more than that it was taken while nothing is known of its messages', () => {
    expect(alertMessages({ sending: false, outcome: 'accepted', deliveries: [] })).toEqual({ heading: 'accepted' });
  });

  it('is that it failed after a refusal or a lost answer, until messages of it show that it was taken', () => {
    expect(alertMessages({ sending: false, outcome: 'lost', deliveries: [] })).toEqual({
      heading: 'failed',
      text: 'no-lost',
    });
    expect(said('lost', [message('queued')])).toBe('accepted');
    expect(wasTaken({ outcome: 'offline', deliveries: [] })).toBe(false);
  });

  it('is that nothing is known yet while the server is asked', () => {
    expect(alertMessages({ sending: true, outcome: 'lost', deliveries: [] }).heading).toBe('sending');
  });
});

it.each([
  [['sms', 'email'], 'a@b.example', ['sms', 'email']],
  [['sms', 'email'], null, ['sms']],
  [['email'], 'a@b.example', ['email']],
  [['email'], null, []],
  [[], 'a@b.example', []],
] as const)('a server that sends by %j, and a contact with the address %s: %j', (ways, email, used) => {
  expect(waysTo({ email }, ways)).toEqual(used);
});
