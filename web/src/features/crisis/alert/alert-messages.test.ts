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

describe('the status of an alert', () => {
  it('is waiting only while a message waits, and sent only once no message waits', () => {
    expect(said('accepted', [message('queued'), message('sent')])).toBe('accepted');
    expect(said('accepted', [message('not_known', '2026-11-22T10:00:00Z')])).toBe('accepted');
    expect(said('accepted', [message('sent'), message('not_configured')])).toBe('handedOver');
    expect(said('accepted', [message('delivered')])).toBe('handedOver');
  });

  it('is “reaches nobody” if no message was or will be sent', () => {
    expect(said('accepted', [message('not_configured'), message('failed'), message('not_known')])).toBe('acceptedNotSent');
  });

  it('is only “accepted” while the messages are unknown', () => {
    expect(alertMessages({ sending: false, outcome: 'accepted', deliveries: [] })).toEqual({ heading: 'accepted' });
  });

  it('is failed after a refusal or a lost response, until its messages prove that the server accepted it', () => {
    expect(alertMessages({ sending: false, outcome: 'lost', deliveries: [] })).toEqual({
      heading: 'failed',
      text: 'no-lost',
    });
    expect(said('lost', [message('queued')])).toBe('accepted');
    expect(wasTaken({ outcome: 'offline', deliveries: [] })).toBe(false);
  });

  it('is unknown while the request runs', () => {
    expect(alertMessages({ sending: true, outcome: 'lost', deliveries: [] }).heading).toBe('sending');
  });
});

it.each([
  [['sms', 'email'], 'a@b.example', ['sms', 'email']],
  [['sms', 'email'], null, ['sms']],
  [['email'], 'a@b.example', ['email']],
  [['email'], null, []],
  [[], 'a@b.example', []],
] as const)('with the server’s channels %j, a contact with the address %s gets %j', (ways, email, used) => {
  expect(waysTo({ email }, ways)).toEqual(used);
});
