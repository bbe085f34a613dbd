import { describe, expect, it } from 'vitest';
import { offeredParts, passportSections, passportText, type PassportSource } from './passport-content.ts';
import { passportLabels } from './passport-labels.ts';

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

it('the passport as text has every part below its label', () => {
  const sections = passportSections(source, new Set(['emergency']));
  const about = { title: 'Passaporte de saúde', name: 'Ana', date: 'Data desta página: 20 de março' };
  expect(passportText(about, sections, passportLabels.pt)).toBe(
    [
      'Passaporte de saúde: Ana',
      'Como eu me comunico\nPor escrito.',
      'O que me ajuda\nSilêncio.',
      'Contatos de emergência\nBia · 1\nCaio · 2',
      'Data desta página: 20 de março',
    ].join('\n\n'),
  );
});
