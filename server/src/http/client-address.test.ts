import { expect, it } from 'vitest';
import { clientAddress, coarseNetwork } from './client-address.ts';

it('ignores a claimed address unless a trusted proxy is in front', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.7', false)).toBe('198.51.100.7');
});

it('takes the entry that our proxy wrote, not those that the client invented', () => {
  expect(clientAddress('1.1.1.1, 203.0.113.9', '127.0.0.1', true)).toBe('203.0.113.9');
});

it('falls back to the socket if the proxy’s entry is invalid', () => {
  expect(clientAddress('unknown', '127.0.0.1', true)).toBe('127.0.0.1');
});

it('counts an IPv6 household as one, and IPv4-mapped IPv6 as IPv4', () => {
  expect(clientAddress(undefined, '2001:db8:1:2:aaaa::1', false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress(undefined, '2001:db8::1', false)).toBe('2001:db8:0:0::/64');
  expect(clientAddress(undefined, '::1', false)).toBe('0:0:0:0::/64');
  expect(clientAddress(undefined, '::ffff:198.51.100.7', false)).toBe('198.51.100.7');
});

it('truncates logged addresses until they identify no single person', () => {
  expect(coarseNetwork('198.51.100.7')).toBe('198.51.100.0/24');
  expect(coarseNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
});
