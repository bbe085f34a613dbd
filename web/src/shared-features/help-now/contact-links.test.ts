import { expect, it } from 'vitest';
import { callLink, canBeDialled, mailLink, textLink, whatsAppLink } from './contact-links.ts';

it('dials a typed number without its spaces and brackets', () => {
  expect(callLink('(11) 91234-5678')).toBe('tel:11912345678');
  expect(callLink('+55 11 91234–5678')).toBe('tel:+5511912345678');
  expect(callLink('０９０ １２３４ ５６７８')).toBe('tel:09012345678');
});

it('includes the text, whatever characters it has', () => {
  expect(textLink('192', 'Venha & fique? Sim')).toBe('sms:192?&body=Venha%20%26%20fique%3F%20Sim');
});

it('makes a link of a text that ends in half a surrogate pair', () => {
  expect(textLink('192', 'Venha \ud83d')).toBe('sms:192?&body=Venha%20%EF%BF%BD');
  expect(whatsAppLink('+5511912345678', null, '\ud83d')).toBe('https://wa.me/5511912345678?text=%EF%BF%BD');
});

it('dials only digits, whatever the field contains', () => {
  expect(callLink('javascript:alert(1)\n+1&body=x')).toBe('tel:1+1');
  expect(callLink('*21*123#')).toBe('tel:21123');
});

it.each([
  ['+55 11 91234-5678', null, '5511912345678'],
  ['0055 11 91234-5678', 'PT', '5511912345678'],
  ['(11) 91234-5678', 'BR', '5511912345678'],
  ['011 91234-5678', 'BR', '5511912345678'],
  ['912 345 678', 'PT', '351912345678'],
  ['07700 900123', 'GB', '447700900123'],
  ['324 011 7252', 'IT', '393240117252'],
])('writes by WhatsApp to %s from %s', (phone, country, number) => {
  expect(whatsAppLink(phone, country, 'x')).toBe(`https://wa.me/${number}?text=x`);
});

it.each([
  ['(11) 3123-4567', 'BR'],
  ['91234-5678', 'BR'],
  ['(11) 91234-5678', null],
  ['(11) 91234-5678', 'PT'],
  ['21 354 45 45', 'PT'],
  ['', 'BR'],
])('does not guess where %s from %s would lead', (phone, country) => {
  expect(whatsAppLink(phone, country, 'x')).toBeNull();
});

it.each([
  ['n/a', false],
  ['+1', false],
  ['192', true],
  ['(11) 91234-5678', true],
])('knows whether %s can be dialled', (phone, expected) => {
  expect(canBeDialled(phone)).toBe(expected);
});

it('writes a mail with the text, without injected recipients or headers', () => {
  expect(mailLink(' rosa@example.org ', 'Venha & fique')).toBe('mailto:rosa@example.org?body=Venha%20%26%20fique');
  expect(mailLink('a@b?cc=c@d', '')).toBe('mailto:a@b%3Fcc%3Dc%40d?body=');
});
