import { expect, it } from 'vitest';
import { clientAddress, coarseNetwork } from './address.ts';

it('believes nobody about their address unless a proxy of ours stands in front', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.7', false)).toBe('198.51.100.7');
});

it('takes the entry that our proxy wrote, not those that the caller made up', () => {
  expect(clientAddress('1.1.1.1, 203.0.113.9', '127.0.0.1', true)).toBe('203.0.113.9');
});

it('falls back to the socket when the proxy wrote nonsense', () => {
  expect(clientAddress('unknown', '127.0.0.1', true)).toBe('127.0.0.1');
});

it('counts a household of IPv6 as one, and IPv4 in IPv6 clothes as IPv4', () => {
  expect(clientAddress(undefined, '2001:db8:1:2:aaaa::1', false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress(undefined, '2001:db8::1', false)).toBe('2001:db8:0:0::/64');
  expect(clientAddress(undefined, '::1', false)).toBe('0:0:0:0::/64');
  expect(clientAddress(undefined, '::ffff:198.51.100.7', false)).toBe('198.51.100.7');
});

it('keeps in logs what cannot identify one person', () => {
  expect(coarseNetwork('198.51.100.7')).toBe('198.51.100.0/24');
  expect(coarseNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
});
