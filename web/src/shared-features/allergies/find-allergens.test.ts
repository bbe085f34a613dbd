import { describe, expect, it } from 'vitest';
import { findAllergens } from './find-allergens.ts';

describe('allergies named in a text', () => {
  it.each([
    ['Amendoim, camarão', 'Pasta de amendoim', ['Amendoim']],
    ['camarao', 'Risoto de Camarões', ['camarao']],
    ['amendoim', 'amendoins torrados', ['amendoim']],
    ['Alergia a leite de vaca', 'Café com leite', ['Alergia a leite de vaca']],
    ['eggs and peanuts', 'Peanut butter', ['peanuts']],
    ['strawberry', 'Strawberries with cream', ['strawberry']],
    ['nueces y mariscos', 'pan con nuez', ['nueces']],
    ['œufs', 'Oeuf dur', ['œufs']],
    ['uova', 'un uovo', ['uova']],
    ['noix; crevettes', 'Salade de crevette', ['crevettes']],
    ['pesce, arachidi', 'burro di arachide', ['arachidi']],
    ['えび、カニ', 'エビフライ', ['えび']],
    ['卵アレルギー', '卵かけごはん', ['卵アレルギー']],
    ['卵と小麦', '小麦粉のパン', ['小麦']],
    ['花生，牛奶', '花生酱面包', ['花生']],
    ['对虾过敏', '清炒虾仁', ['对虾过敏']],
  ])('%s is found in "%s"', (allergies, text, found) => {
    expect(findAllergens(allergies, text)).toEqual(found);
  });

  it.each([
    ['leite', 'Leitão assado'],
    ['ovo', 'Arroz novo'],
    ['nut', 'nutmeg'],
    ['frutos do mar', 'Salada de frutas'],
    ['sea food', 'Dog food'],
    ['nenhuma', 'nenhuma salada'],
    ['Não', 'pão'],
    ['none', 'none'],
    ['なし', '梨なし'],
    ['', 'amendoim'],
    [null, 'amendoim'],
  ])('%s is not found in "%s"', (allergies, text) => {
    expect(findAllergens(allergies, text)).toEqual([]);
  });

  it.each([
    ['lactose', 'Leite sem lactose'],
    ['gluten', 'Gluten-free bread'],
    ['gluten', 'pain sans gluten'],
    ['乳糖', '无乳糖牛奶'],
    ['卵', '卵不使用のケーキ'],
  ])('%s that is said to be left out is no hint in "%s"', (allergies, text) => {
    expect(findAllergens(allergies, text)).toEqual([]);
  });

  it('still hints when one part excludes it and another names it', () => {
    expect(findAllergens('leite', 'Pão sem leite, creme de leite')).toEqual(['leite']);
  });

  it('requires every word of a name that contains a generic word', () => {
    expect(findAllergens('frutos do mar', 'Risoto de frutos do mar')).toEqual(['frutos do mar']);
  });

  it('lists each allergy once, in the user’s order and spelling', () => {
    expect(findAllergens('Soja, TRIGO, Soja', 'trigo e soja')).toEqual(['Soja', 'TRIGO']);
  });
});

it('escapes regular-expression characters in an allergy', () => {
  expect(findAllergens('乳製品(牛乳、チーズ)', '卵、チーズ')).toEqual([]);
  expect(findAllergens('乳製品(牛乳、卵', '卵')).toEqual(['卵']);
  expect(findAllergens('蝦[*+?-', '卵')).toEqual([]);
});
