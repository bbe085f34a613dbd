import { describe, expect, it } from 'vitest';
import { scaleIngredient } from './scale-ingredient.ts';

const pt = (line: string, factor: number) => scaleIngredient(line, factor, 'pt-BR');

describe('an ingredient for more or fewer servings', () => {
  it.each([
    ['2 ovos', 2, '4 ovos'],
    ['3 cenouras', 0.5, '1½ cenouras'],
    ['1 cebola', 0.5, '½ cebola'],
    ['1 xícara de leite', 1 / 3, '⅓ xícara de leite'],
    ['200 g de farinha', 1.5, '300 g de farinha'],
    ['200g de farinha', 0.5, '100g de farinha'],
    ['125 ml de água', 0.5, '62,5 ml de água'],
    ['1 kg de batata', 0.25, '0,25 kg de batata'],
    ['1 lata de milho', 3, '3 lata de milho'],
  ])('%s × %d is %s', (line, factor, scaled) => {
    expect(pt(line, factor)).toBe(scaled);
  });

  it.each([
    ['½ abóbora', 2, '1 abóbora'],
    ['½ xícara', 3, '1½ xícara'],
    ['1½ xícara', 2, '3 xícara'],
    ['1 ½ xícara', 2, '3 xícara'],
    ['1/2 colher', 3, '1 1/2 colher'],
    ['1/2 colher', 0.5, '1/4 colher'],
    ['1 1/2 colher', 2, '3 colher'],
    ['1 e 1/2 colher', 1.5, '2 e 1/4 colher'],
    ['¾ copo', 2, '1½ copo'],
    ['1⁄4 copo', 2, '1/2 copo'],
    ['2/3 cup milk', 2, '1 1/3 cup milk'],
  ])('fractions stay in their notation: %s × %d is %s', (line, factor, scaled) => {
    expect(pt(line, factor)).toBe(scaled);
  });

  it.each([
    ['1,5 l de caldo', 2, '3 l de caldo'],
    ['1,5 l de caldo', 0.5, '0,75 l de caldo'],
    ['0.5 cup', 0.5, '0.25 cup'],
    ['1.500 g de arroz', 2, '3000 g de arroz'],
    ['0,05 g de açafrão', 0.5, '0,03 g de açafrão'],
  ])('decimals keep their separator: %s × %d is %s', (line, factor, scaled) => {
    expect(pt(line, factor)).toBe(scaled);
  });

  it('groups thousands as the locale does', () => {
    expect(scaleIngredient('1,500 g rice', 2, 'en')).toBe('3000 g rice');
    expect(scaleIngredient('1.500 l milk', 2, 'en')).toBe('3 l milk');
  });

  it.each([
    ['2-3 dentes de alho', 2, '4-6 dentes de alho'],
    ['2 – 3 tomates', 2, '4 – 6 tomates'],
    ['2 a 3 tomates', 0.5, '1 a 1½ tomates'],
    ['1/2 to 1 cup', 2, '1 to 2 cup'],
    ['1 ou 2 limões', 2, '2 ou 4 limões'],
  ])('both ends of a range change: %s × %d is %s', (line, factor, scaled) => {
    expect(pt(line, factor)).toBe(scaled);
  });

  it.each([
    ['卵 2個', 2, '卵 4個'],
    ['２個の卵', 2, '４個の卵'],
    ['玉ねぎ １個（約２００g）', 2, '玉ねぎ ２個（約２００g）'],
    ['トマト缶（400g） 1缶', 2, 'トマト缶（400g） 2缶'],
    ['しょうゆ 大さじ1/2', 2, 'しょうゆ 大さじ1'],
    ['砂糖 大さじ1と1/2', 2, '砂糖 大さじ3'],
    ['砂糖 大さじ1/2', 3, '砂糖 大さじ1と1/2'],
    ['砂糖100g', 1.5, '砂糖150g'],
    ['玉ねぎ 1個', 0.5, '玉ねぎ 0.5個'],
    ['にんにく 1〜2片', 2, 'にんにく 2〜4片'],
  ])('Japanese: %s × %d is %s', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor, 'ja')).toBe(scaled);
  });

  it.each([
    ['鸡蛋2个', 2, '鸡蛋4个'],
    ['面粉 200 克', 0.5, '面粉 100 克'],
    ['１．５升水', 2, '３升水'],
    ['盐 1/2 茶匙', 2, '盐 1 茶匙'],
    ['大葱 2到3根', 2, '大葱 4到6根'],
  ])('Chinese: %s × %d is %s', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor, 'zh-Hans')).toBe(scaled);
  });

  it('leaves a bullet in place', () => {
    expect(pt('- 2 ovos', 2)).toBe('- 4 ovos');
    expect(pt('• ½ maçã', 2)).toBe('• 1 maçã');
  });

  it('includes the rest of an amount after its unit', () => {
    expect(pt('1 xícara e 1/2 de leite', 2)).toBe('2 xícara e 1 de leite');
    expect(pt('1 kg e 500 g de carne', 2)).toBe('2 kg e 1000 g de carne');
  });

  it.each([
    '1 xícara e meia de leite',
    '1 cup and a half of milk',
    'sal a gosto',
    'Farinha: 200 g',
    '70% de chocolate',
    '70 % de chocolate',
    '7-Up',
    '180° no forno',
    '1ª qualidade',
    '',
    'ごま 少々',
    '盐适量',
    'Molho: ',
  ])('leaves "%s" unchanged', (line) => {
    expect(pt(line, 3)).toBe(line);
  });

  it('changes nothing for the recipe’s own servings', () => {
    for (const line of ['1.500 g', '1 1/2 xícara', '２〜３個', '0,333 l']) expect(pt(line, 1)).toBe(line);
  });

  it('never writes zero, nor a number that differs from the scaled amount', () => {
    for (const amount of [0.5, 1, 1.5, 2, 3, 7, 12, 40, 250, 900]) {
      for (const servings of [1, 2, 3, 4, 5, 6, 8, 12]) {
        const factor = servings / 4;
        const scaled = scaleIngredient(`${String(amount)} g`, factor, 'en').replace(' g', '');
        expect(Number(scaled)).toBeGreaterThan(0);
        expect(Math.abs(Number(scaled) - amount * factor) / (amount * factor)).toBeLessThan(0.05);
      }
    }
  });
});
