import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { analysisEntries } from './analysis-entries.ts';
import { earlySigns, hasSign, toggleSign, triggerCounts, whatHelped } from './overload-summary.ts';

describe('an overload', () => {
  it('requires only whether there was one', () => {
    expect(validate(analysisEntries.fields, {})).toEqual({ occurred: { code: 'required' } });
    expect(validate(analysisEntries.fields, { occurred: 'no' })).toEqual({});
  });
});

it('lists the most frequent trigger first', () => {
  expect(triggerCounts([{ triggers: ['visual', 'social'] }, { triggers: null }, { triggers: ['social'] }])).toEqual([
    { trigger: 'social', count: 2 },
    { trigger: 'visual', count: 1 },
  ]);
});

describe('what helped', () => {
  it('is sorted by how often it helped most, then by use; the own way counts too', () => {
    const helped = whatHelped([
      { strategies: ['dark', 'water'], own_strategy: null, helped_most: 'dark' },
      { strategies: ['water'], own_strategy: 'my blanket', helped_most: 'own' },
      { strategies: ['water'], own_strategy: null, helped_most: null },
      { strategies: null, own_strategy: null, helped_most: 'dark' },
    ]);
    expect(helped).toEqual([
      { strategy: 'dark', used: 2, most: 2 },
      { strategy: 'own', used: 1, most: 1 },
      { strategy: 'water', used: 3, most: 0 },
    ]);
  });
});

describe('early signs', () => {
  it('are the person’s own words, each once, the most frequent first', () => {
    expect(
      earlySigns([
        { early_signs: 'Mandíbula presa; irritação' },
        { early_signs: null },
        { early_signs: 'mandibula presa.' },
      ]),
    ).toEqual(['mandibula presa', 'irritação']);
  });

  it('are added to the text and left out again, whatever their accents, case and separators', () => {
    expect(toggleSign('', 'mãos frias')).toBe('mãos frias');
    expect(toggleSign('Irritação; ', 'mãos frias')).toBe('Irritação, mãos frias');
    expect(toggleSign('irritacao, mãos frias.', 'Irritação')).toBe('mãos frias');
    expect([hasSign('Mãos Frias\nirritação', 'maos frias'), hasSign('mãos', 'mãos frias')]).toEqual([true, false]);
  });

  it('are empty if the person wrote none', () => {
    expect(earlySigns([{ early_signs: ' , ' }])).toEqual([]);
  });
});
