import { expect, test } from 'vitest';
import { sharedPhone, withoutLinks } from './safe-alert-text.ts';

test.each([
  ['Veja https://evil.example/entrar?a=b', 'Veja https: evil. example/entrar?a=b'],
  ['evil\u2060.example', 'evil. example'],
  ['10.1.2.3/x', '10. 1.2.3/x'],
  ['evil\uff0eexample e evil\u3002com', 'evil. example e evil\u3002 com'],
  ['Estou em casa.Venha! J.P. Souza, 1.2.2026, 👩‍🦽', 'Estou em casa. Venha! J. P. Souza, 1.2.2026, 👩‍🦽'],
  ['cafe\u0301.example, हिन्दी.example', 'cafe\u0301. example, हिन्दी. example'],
  [
    'evil\u200d.example evil.\u200cexample evil\ufe0f.example',
    'evil\u200d. example evil. \u200cexample evil\ufe0f. example',
  ],
  ['❤.example, evil\u2024example', '❤. example, evil. example'],
  ['例え\u3002com', '例え\u3002 com'],
  ['Espera...vem... .Agora', 'Espera...vem... .Agora'],
  ['つらいです。来てください。', 'つらいです。来てください。'],
])('an alert keeps its text and loses its links: %j', (text, sent) => {
  expect(withoutLinks(text)).toBe(sent);
});

test.each([
  ['+55 11 98888-0009', '+55 11 98888-0009'],
  [' (11)\n98888–0009 ', '(11) 98888–0009'],
  ['＋５５１１９８８８８０００９', '+5511988880009'],
  ['192.168.10.11', '192. 168.10.11'],
  ['ligue evil.example', '+5511977770001'],
  ['12345', '+5511977770001'],
  [null, '+5511977770001'],
])('with %j in the profile, an alert carries the right number to call back', (ofProfile, number) => {
  expect(sharedPhone(ofProfile, '5511977770001')).toBe(number);
});

test('an alert carries no number if the person has none', () => {
  expect(sharedPhone('abc', null)).toBeNull();
});
