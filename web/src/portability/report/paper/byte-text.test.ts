import { expect, it } from 'vitest';
import { ByteText } from './byte-text.ts';

it('collects lines and bytes beyond its first size, and begins again when cleared', () => {
  const text = new ByteText();
  const long = 'x'.repeat(100_000);
  text.addLine('é');
  text.addLine(long);
  text.add(new Uint8Array([65, 66]));
  expect(new TextDecoder('latin1').decode(text.bytes())).toBe(`é\n${long}\nAB`);
  text.clear();
  text.addLine('new');
  expect(new TextDecoder().decode(text.bytes())).toBe('new\n');
});
