import { expect, it } from 'vitest';
import { minutesInText } from './minutes-in-text.ts';

const locales = { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr', it: 'it', ja: 'ja', zh: 'zh-Hans' };
const cases: readonly [keyof typeof locales, string, readonly number[]][] = [
  ['pt', 'Cozinhe em fogo baixo por 10 minutos.', [10]],
  ['pt', 'Asse a 180 °C por 40 min, até dourar.', [40]],
  ['pt', 'Deixe 1 hora e 20 minutos no forno.', [80]],
  ['pt', 'Espere 1 hora e meia.', [90]],
  ['pt', 'Refogue 5 minutos, junte 2 ovos e cozinhe 3 minutos.', [5, 3]],
  ['en', 'Simmer for 10-12 minutes.', [10]],
  ['en', 'Bake 1½ hours at 350°F.', [90]],
  ['en', 'Rest 5 mins., then fry 1 min per side', [5, 1]],
  ['es', 'Hornear entre 20 y 25 minutos.', [20]],
  ['es', 'Cocer 1 hora y media.', [90]],
  ['fr', 'Laisser mijoter 1 h 30 min.', [90]],
  ['fr', 'Cuire 1h30 au four, puis 15 à 20 minutes sans couvercle.', [90, 15]],
  ['it', 'Cuocere per 8 minuti.', [8]],
  ['it', 'Lasciare riposare 2 ore.', [120]],
  ['ja', '弱火で10分ほど煮る。', [10]],
  ['ja', '１５分間蒸らし、1時間30分冷やす。', [15, 90]],
  ['zh', '小火煮 20 分钟。', [20]],
  ['zh', '炖1小时半', [90]],
];

it.each(cases)('%s: %s', (language, text, minutes) => {
  expect(minutesInText(text, locales[language])).toEqual(minutes);
});

it.each([
  ['pt', 'Junte 2 xícaras de leite e 30 g de açúcar.'],
  ['pt', 'Deixe na geladeira por 12 horas.'],
  ['pt', 'Bata por 30 segundos.'],
  ['en', 'Add 3 minced cloves and 2 mint leaves.'],
  ['fr', 'Pour 4 personnes, 2 herbes au choix.'],
  ['ja', '4人分の米の3分の1を加え、2分割する。'],
  ['zh', '煎至7分熟，加入3分之1的水'],
] as const)('finds no time in other amounts, nor one that is too long for a timer: %s, %s', (language, text) => {
  expect(minutesInText(text, locales[language])).toEqual([]);
});
