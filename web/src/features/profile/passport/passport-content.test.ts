import { describe, expect, it } from 'vitest';
import { offeredParts, passportSections, type PassportSource } from './passport-content.ts';

const source: PassportSource = {
  passport: { communication: ' Por escrito. ', overload: null, helps: 'Silêncio.' },
  profile: { full_name: 'Ana', photo_url: null, diagnoses: 'Autismo', allergies: '' },
  emergency: [
    { name: 'Bia', phone: '1' },
    { name: 'Caio', phone: '2' },
  ],
  professional: [],
};

describe('the content of the passport', () => {
  it('offers only parts with data', () => {
    expect(offeredParts(source)).toEqual(['full_name', 'diagnoses', 'emergency']);
    expect(offeredParts({ ...source, profile: null, emergency: [] })).toEqual([]);
  });

  it('always shows the passport’s own texts, and only the ticked parts of the profile', () => {
    expect(passportSections(source, new Set())).toEqual([
      { id: 'communication', text: 'Por escrito.' },
      { id: 'helps', text: 'Silêncio.' },
    ]);
  });

  it('shows each ticked part once, with a line for each contact, without empty parts', () => {
    expect(passportSections(source, new Set(['diagnoses', 'allergies', 'emergency', 'professional'])).slice(2)).toEqual([
      { id: 'diagnoses', text: 'Autismo' },
      { id: 'emergency', text: 'Bia · 1\nCaio · 2' },
    ]);
  });
});
