import { describe, expect, it } from 'vitest';
import { toBase64url } from './base64url.ts';
import { decryptContent, encryptContent } from './encrypted-content.ts';
import { readShlink, writeShlink } from './shlink.ts';

const key = 'k'.repeat(43);
const link = { url: 'https://cogn.example/functions/v1/health-links/t', key, hasPasscode: true };
const more = { label: 'Meu resumo', expiresAt: '2026-03-20T15:00:00Z' };
const written = writeShlink({ ...link, ...more });
const withPayload = (payload: object) => `shlink:/${toBase64url(new TextEncoder().encode(JSON.stringify(payload)))}`;

describe('a link', () => {
  it('is read back from the address that contains it', () => {
    expect(readShlink(`https://cogn.example/health-link#${written}`)).toEqual(link);
  });

  it.each(['..', '%2e%2e', '..\\..'])('cannot lead from its own folder to another address of the server by %s', (step) => {
    const text = withPayload({ url: `${link.url}/${step}/../../../../auth/v1/logout`, key });
    expect(readShlink(text)?.url).not.toMatch(/health-links|\.\./u);
  });

  it('has its end in seconds since 1970, and the flag P only with a passcode', () => {
    const payloadOf = (text: string) => JSON.parse(atob(text.replace('shlink:/', ''))) as object;
    expect(payloadOf(written)).toEqual({ url: link.url, key, exp: 1774018800, flag: 'P', label: 'Meu resumo', v: 1 });
    const open = writeShlink({ ...link, ...more, hasPasscode: false });
    expect(payloadOf(open)).not.toHaveProperty('flag');
  });

  it.each([
    ['no link', 'https://cogn.example/health-link'],
    ['a cut link', written.slice(0, -8)],
    ['a script as address', withPayload({ url: 'javascript:alert(1)', key })],
    ['a short key', withPayload({ url: link.url, key: 'k' })],
    ['a file without a manifest', withPayload({ url: link.url, key, flag: 'U' })],
    ['a later version', withPayload({ url: link.url, key, v: 2 })],
    ['no object', withPayload([1])],
  ])('is refused if it is %s', (_, text) => {
    expect(readShlink(text)).toBeNull();
  });
});

describe('a content', () => {
  const resource = { resourceType: 'Bundle', note: 'luz baixa 🌙'.repeat(5000) };

  it('is compressed and encrypted, and read back with its key alone', async () => {
    const { key: own, content } = await encryptContent(resource);
    expect(content.length).toBeLessThan(2000);
    expect(content).not.toContain('luz');
    expect(await decryptContent(content, own)).toEqual(resource);
  });

  it('has another key each time', async () => {
    const [one, other] = [await encryptContent(resource), await encryptContent(resource)];
    expect(one.key).not.toBe(other.key);
    await expect(decryptContent(one.content, other.key)).rejects.toThrow();
  });

  it('is refused if a part of it was changed, its header included', async () => {
    const { key: own, content } = await encryptContent(resource);
    const parts = content.split('.');
    const turned = (text = '') => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    for (const part of [2, 3, 4])
      await expect(decryptContent(parts.with(part, turned(parts[part])).join('.'), own)).rejects.toThrow();
    const header = toBase64url(new TextEncoder().encode('{"alg":"dir","enc":"A256GCM"}'));
    await expect(decryptContent(parts.with(0, header).join('.'), own)).rejects.toThrow();
  });

  it('is refused if it would fill the memory', async () => {
    const { key: own, content } = await encryptContent({ zeros: '0'.repeat(17 * 1024 * 1024) });
    await expect(decryptContent(content, own)).rejects.toThrow('too large');
  });
});
