import { describe, expect, it } from 'vitest';
import { readRecipe } from './read-recipe.ts';

describe('readRecipe', () => {
  it('reads title, servings, time, ingredients and steps of a pasted text', () => {
    const text = `Sopa de abóbora

Rende 4 porções
Tempo de preparo: 1 hora e 10 min
Ingredientes:
• ½ abóbora
- 1,5 l de água
sal a gosto
Modo de preparo
1. Corte a abóbora.
2) Cozinhe por 40 minutos.`;
    expect(readRecipe(text)).toEqual({
      title: 'Sopa de abóbora',
      ingredients: '½ abóbora\n1,5 l de água\nsal a gosto',
      instructions: 'Corte a abóbora.\nCozinhe por 40 minutos.',
      prep_time_minutes: 70,
      servings: 4,
    });
  });

  it.each([
    ['en', 'Soup\nServes 2\nIngredients\n1 leek\nDirections\nBoil it.', 2],
    ['es', 'Sopa\nIngredientes para 2 personas\n1 puerro\nElaboración\nHervir.', 2],
    ['fr', 'Soupe\nIngrédients (2 personnes)\n1 poireau\nPréparation\nCuire.', 2],
    ['it', 'Zuppa\nIngredienti per 2 persone\n1 porro\nPreparazione\nBollire.', 2],
    ['ja', 'スープ\n材料（2人分）\nねぎ 1本\n作り方\n煮る。', 2],
    ['zh', '汤\n用料（2人份）\n葱 1根\n做法\n煮。', 2],
  ])('knows the headings of %s', (_, text, servings) => {
    const read = readRecipe(text);
    expect(read?.ingredients.split('\n')).toHaveLength(1);
    expect(read?.instructions.split('\n')).toHaveLength(1);
    expect(read?.servings).toBe(servings);
  });

  it('without headings takes short lines with an amount as ingredients, and the others as steps', () => {
    expect(readRecipe('Chá\n200 ml de água\n1 saquinho\nFerva a água.\n1. Espere 3 minutos.')).toMatchObject({
      ingredients: '200 ml de água\n1 saquinho',
      instructions: 'Ferva a água.\nEspere 3 minutos.',
    });
  });

  it('loses no line: a heading within a part and an introduction stay', () => {
    const text =
      'Bolo\nA receita da minha avó.\nIngredientes\n2 ovos\nIngredientes da cobertura\nMel\nPreparo\nPreparo a massa antes.';
    expect(readRecipe(text)).toMatchObject({
      ingredients: '2 ovos\nIngredientes da cobertura\nMel',
      instructions: 'A receita da minha avó.\nPreparo a massa antes.',
    });
  });

  it('reads JSON-LD of a page, also nested, with sections of steps, markup and entities', () => {
    const recipe = {
      '@type': ['Recipe'],
      name: 'P&atilde;o &amp; mel',
      recipeYield: ['2', '2 porções'],
      prepTime: 'PT10M',
      cookTime: 'PT1H',
      recipeIngredient: ['1 p&#227;o', ' <b>mel</b> '],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Massa', itemListElement: [{ '@type': 'HowToStep', text: 'Corte.' }] },
        { '@type': 'HowToStep', text: 'Ponha o mel.<br>Sirva.' },
      ],
    };
    const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, recipe] });
    const page = `<html><script>let a = 1 < 2</script><script type="application/ld+json">${graph}</script></html>`;
    expect(readRecipe(page)).toEqual({
      title: 'P&atilde;o & mel',
      ingredients: '1 pão\nmel',
      instructions: 'Corte.\nPonha o mel.\nSirva.',
      prep_time_minutes: 70,
      servings: 2,
    });
    expect(readRecipe(JSON.stringify([recipe]))?.servings).toBe(2);
  });

  it('is null for a blank text, and reads broken JSON as text', () => {
    expect(readRecipe(' \n ')).toBeNull();
    expect(readRecipe('{"@type": "Recipe"')?.title).toBe('{"@type": "Recipe"');
  });

  it('takes nothing from values of other types, and leaves out characters that the database refuses', () => {
    const nested = JSON.parse('{"text":'.repeat(50) + '"deep"' + '}'.repeat(50)) as unknown;
    const recipe = (properties: object) => readRecipe(JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...properties }));
    expect(recipe({ recipeYield: { toString: 1 }, totalTime: { toString: null } })).toMatchObject({
      title: 'Soup',
      servings: null,
      prep_time_minutes: null,
    });
    expect(recipe({ name: nested })?.title).toBe('');
    expect(recipe({ name: 'So\u0000up &#xd800;' })?.title).toBe('Soup \ufffd');
    expect(recipe({ recipeYield: { '@type': 'QuantitativeValue', value: 4 } })?.servings).toBe(4);
    expect(readRecipe('{"@type":{"toString":1},"name":"Soup"}')?.title).toContain('Soup');
  });
});
