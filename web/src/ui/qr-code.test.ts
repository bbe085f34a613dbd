import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawCode, mostQrBytes, qrBytes } from './qr-code.tsx';

/** What another library reads from the drawn code, with four pixels for each module. */
function read(text: string): string {
  const { size, path } = drawCode(text) ?? { size: 0, path: '' };
  const scale = 4;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/gu))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return decodeQR({ width: side, height: side, data });
}

describe('a QR code', () => {
  it.each([
    ['a short text', 'Olá'],
    ['all seven languages', 'Não falo às vezes. ¿Qué? L’été. Perché. 静かな場所 安静 🌙'],
    ['an address', `https://cogn.example/health-link#shlink:/${'a1_-'.repeat(80)}`],
    ['as much as it holds', 'é'.repeat(Math.floor(mostQrBytes / 2))],
  ])('with %s is read by another library', (_, text) => {
    expect(read(text)).toBe(text);
  });

  it('is not drawn for a longer text, so that nothing is cut', () => {
    const text = 'a'.repeat(mostQrBytes);
    expect([qrBytes(text), drawCode(text) !== null]).toEqual([mostQrBytes, true]);
    expect(drawCode(`${text}a`)).toBeNull();
  });
});
