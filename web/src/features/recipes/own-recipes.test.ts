import { describe, expect, it } from 'vitest';
import { findRecipes } from './own-recipes.ts';

const soup = { title: 'Sopa de abóbora', ingredients: '½ abóbora\n1 cebola', effort: 'low' } as const;
const cake = { title: 'Bolo de fubá', ingredients: null, effort: 'high' } as const;
const omelette = { title: 'Ômelete', ingredients: '2 ovos\nCebolinha', effort: null } as const;
const all = [soup, cake, omelette];
const find = (query: string, effort: 'low' | 'medium' | 'high' | null = null) =>
  findRecipes(all, { query, effort, locale: 'pt-BR' }).map(({ title }) => title);

describe('finding recipes', () => {
  it('lists all recipes by title if there is no query', () => {
    expect(find('')).toEqual(['Bolo de fubá', 'Ômelete', 'Sopa de abóbora']);
  });

  it('searches titles and ingredients, ignoring accents and capitals', () => {
    expect(find('ABOBORA')).toEqual(['Sopa de abóbora']);
    expect(find('cebol')).toEqual(['Ômelete', 'Sopa de abóbora']);
  });

  it('requires every word', () => {
    expect(find('sopa cebola')).toEqual(['Sopa de abóbora']);
    expect(find('sopa ovos')).toEqual([]);
  });

  it('filters by effort', () => {
    expect(find('', 'low')).toEqual(['Sopa de abóbora']);
    expect(find('', 'medium')).toEqual([]);
  });
});
