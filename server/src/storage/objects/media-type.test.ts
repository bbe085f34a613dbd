import { expect, it } from 'vitest';
import { allowsMediaType, checkMediaRanges, parseMediaType, servedType } from './media-type.ts';

it('parses a media type and keeps only its charset', () => {
  expect(parseMediaType('Text/Plain; Charset="UTF-8"')).toBe('text/plain;charset=utf-8');
  expect(parseMediaType('audio/webm;codecs=opus')).toBe('audio/webm');
  for (const text of [
    '',
    'text',
    'text/',
    '/plain',
    'text/pl ain',
    'text/plain\r\nx: y',
    'multipart/*',
    'a/b c;charset=x',
  ]) {
    expect(parseMediaType(text)).toBeUndefined();
  }
});

it('allows a type by its name, with its charset, or by its whole kind', () => {
  const type = 'text/plain;charset=utf-8';
  for (const ranges of [null, [], ['text/plain'], ['TEXT/*'], ['text/plain; charset=UTF-8'], ['image/png', 'text/*']]) {
    expect(allowsMediaType(ranges, type)).toBe(true);
  }
  for (const ranges of [['image/*'], ['text/html'], ['text/plain;charset=ascii'], ['tex/*']]) {
    expect(allowsMediaType(ranges, type)).toBe(false);
  }
});

it('refuses a bucket whose types are no media types', () => {
  expect(() => {
    checkMediaRanges(['image/png', 'audio/*', 'text/csv;charset=utf-8']);
  }).not.toThrow();
  for (const wrong of ['*/*', '*', 'png', 'image/', 'image/p*', 'a/b\n', `a/${'b'.repeat(299)}`]) {
    expect(() => {
      checkMediaRanges([wrong]);
    }).toThrow(expect.objectContaining({ code: 'InvalidMimeType' }) as Error);
  }
});

it('sends scripts, styles and pages as plain text, and shows only inert types', () => {
  const scripts = ['text/javascript', 'application/javascript', 'application/x-javascript', 'text/ecmascript'];
  const more = ['text/jscript', 'text/livescript', 'text/javascript1.5', 'text/html', 'text/css', 'application/xhtml+xml'];
  for (const stored of [...scripts, ...more]) {
    expect(servedType(stored)).toEqual({ type: 'text/plain', inline: true });
  }
  expect(servedType('text/html;charset=utf-8')).toEqual({ type: 'text/plain;charset=utf-8', inline: true });
  for (const type of ['image/png', 'audio/mpeg', 'video/mp4']) expect(servedType(type)).toEqual({ type, inline: true });
  for (const type of [
    'image/svg+xml',
    'image/x+xml',
    'application/xml',
    'text/xml',
    'application/pdf',
    'multipart/x-mixed-replace',
  ]) {
    expect(servedType(type)).toEqual({ type, inline: false });
  }
  expect(servedType('text/html\r\nset-cookie: a=b')).toEqual({ type: 'application/octet-stream', inline: false });
});
