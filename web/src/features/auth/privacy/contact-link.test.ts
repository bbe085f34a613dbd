import { expect, it } from 'vitest';
import { contactLink } from './contact-link.ts';

it.each([
  ['dados@clinica.example', 'mailto:dados@clinica.example'],
  ['https://clinica.example/dados', 'https://clinica.example/dados'],
  ['+55 (11) 91234-5678', 'tel:+5511912345678'],
])('%s becomes a link', (contact, address) => {
  expect(contactLink(contact)).toBe(address);
});

it.each(['', '%j has no link', 'javascript:alert(1)', 'https://'])('%j has no link', (contact) => {
  expect(contactLink(contact)).toBeNull();
});
