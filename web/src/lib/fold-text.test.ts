import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding a text for comparison', () => {
  it('removes accents and capitals', () => {
    expect(foldText('Açúcar MASCAVO')).toBe('acucar mascavo');
    expect(foldText('Crème brûlée')).toBe('creme brulee');
  });

  it('expands ligatures', () => {
    expect(foldText('Œufs')).toBe('oeufs');
  });

  it('treats half and full width, katakana and hiragana as equal', () => {
    expect(foldText('ｴﾋﾞ')).toBe(foldText('えび'));
    expect(foldText('カニ１００')).toBe('かに100');
  });

  it('keeps the marks of voiced kana, which are other sounds', () => {
    expect(foldText('ごま')).toBe('ごま');
    expect(foldText('こま')).not.toBe(foldText('ごま'));
  });
});
