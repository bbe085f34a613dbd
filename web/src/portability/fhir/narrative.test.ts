import { expect, it } from 'vitest';
import { narrative, plainText } from './narrative.ts';

it('a text can neither add markup nor break it', () => {
  expect(narrative({ sentences: ['a & b'], items: ['</li><script>"x"'] }, 'pt-BR').div).toBe(
    '<div xmlns="http://www.w3.org/1999/xhtml" lang="pt-BR" xml:lang="pt-BR">' +
      '<p>a &amp; b</p><ul><li>&lt;/li&gt;&lt;script&gt;&quot;x&quot;</li></ul></div>',
  );
});

it('characters that FHIR and XML forbid are left out, and line breaks stay', () => {
  expect(plainText(' a\u0000b\u001F\nc\tü😀 ')).toBe('ab\nc\tü😀');
  expect(plainText('half \uD83D')).toBe('half \uFFFD');
});
