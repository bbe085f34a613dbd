import { expect, it } from 'vitest';
import type { Channel } from './channel.ts';
import { limits } from './limits.ts';
import { Peers } from './peers.ts';

it('counts the topic and the envelope of each message for each receiver', () => {
  const subscription = { broadcast: { self: true } };
  const channel = { userId: 'ana', topic: '\u0001'.repeat(200), subscription, send: () => undefined } as unknown as Channel;
  const peers = new Peers();
  let sent = 0;
  while (peers.broadcast(channel, [channel, channel], { event: 'e' }) === undefined) sent += 1;
  // In JSON, each of these letters takes six bytes.
  expect(sent * 2 * 6 * 200).toBeLessThan(limits.peerBytesAtOnce * 1.1);
});
