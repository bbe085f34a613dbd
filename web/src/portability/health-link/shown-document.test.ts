// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { richRows, sampleSummary } from '#portability/fhir/testing/sample-summary.ts';
import { shownDocument } from './shown-document.ts';

it('a summary shows its person, its sentences, and each section as lines of text', async () => {
  const { bundle } = await sampleSummary({ ...richRows, medications: [], medication_plans: [] });
  const shown = shownDocument(bundle);
  expect(shown).toMatchObject({
    title: 'Resumo de saúde',
    person: 'Ana <Souza> & filhos',
    language: 'pt-BR',
    sentences: [expect.stringContaining('A própria pessoa escreveu')],
    withheld: [],
  });
  const lines = Object.fromEntries(shown?.sections.map(({ title, lines: all }) => [title, all]) ?? []);
  expect(lines['Alergias']).toEqual(['dipirona: <urticária>']);
  expect(lines['Diagnósticos']).toEqual(['TDAH', 'autismo (nível 1)']);
  expect(lines['Remédios']).toEqual(['A pessoa não escreveu nada sobre isto. Não quer dizer que não exista.']);
});

it('a part that the person left out is named, without a section', async () => {
  const { bundle } = await sampleSummary({}, { person: 'Ana' });
  expect(shownDocument(bundle)).toMatchObject({ withheld: ['Diagnósticos', 'Alergias', 'Remédios'], sections: [] });
});

it('markup of a foreign document becomes text', () => {
  const div = '<div><script>alert(1)</script><p>A <b>bold</b> line</p><img src="x" onerror="alert(1)"></div>';
  const composition = { resourceType: 'Composition', title: 'Foreign', section: [{ title: 'One', text: { div } }] };
  const shown = shownDocument({ entry: [{ resource: composition }] });
  expect(shown?.sections).toEqual([{ title: 'One', lines: ['A bold line'], isList: false }]);
});

it('an invalid language and lists in lists of a foreign document neither fail nor repeat a line', () => {
  const div = '<ul><li>one<ul><li>two</li></ul></li></ul>';
  const composition = { resourceType: 'Composition', language: '!!', section: [{ title: 'One', text: { div } }] };
  const shown = shownDocument({ entry: [{ resource: composition }] });
  expect(shown).toMatchObject({ language: undefined, sections: [{ lines: ['one two'] }] });
});

it.each([[null], ['text'], [{ entry: [] }], [{ entry: [{ resource: { resourceType: 'Patient' } }] }]])(
  'is null without a composition: %j',
  (content) => {
    expect(shownDocument(content)).toBeNull();
  },
);
