import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { codeOf, loinc } from './resources.ts';
import { moodSystem } from './observations.ts';
import { fhirIssues } from './testing/fhir-issues.ts';
import { emptyRows, richRows, sampleSummary, seed, type Parsed } from './testing/sample-summary.ts';

/** Every reference within a value, at any depth. */
const referencesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"reference":"([^"]*)"/gu)].map(([, reference = '']) => reference);

const samples = [
  ['much', richRows],
  ['only a name', { ...emptyRows, profiles: [{ id: seed, full_name: 'Ana' }] }],
  ['nothing', emptyRows],
  ['nothing, because nothing was chosen', {}],
] as const;

describe.each(samples)('a summary with %s', (_, rows) => {
  it('is valid FHIR R4 in every language', async () => {
    for (const language of languageCodes) {
      const { bundle, all } = await sampleSummary(rows, { language });
      expect(fhirIssues(bundle)).toEqual([]);
      for (const { category, ...rest } of all('Observation'))
        if (category?.[0].coding[0].code === 'vital-signs')
          expect(fhirIssues({ ...rest, category }, 'bodyweight')).toEqual([]);
    }
  });

  // Spells out the rules that the International Patient Summary 2.0 adds to FHIR R4, because no npm package has its profiles.
  it('follows the International Patient Summary', async () => {
    const { bundle, entries, byUrl, all, composition, sections } = await sampleSummary(rows);
    expect(bundle).toMatchObject({
      type: 'document',
      identifier: { value: expect.any(String) },
      timestamp: expect.any(String),
    });
    expect(entries.map(({ fullUrl, resource }) => fullUrl === `urn:uuid:${resource.id}`)).not.toContain(false);
    expect(byUrl.size).toBe(entries.length);
    expect(all('Composition')).toEqual([composition]);
    expect(composition).toMatchObject({ type: codeOf(loinc, '60591-5'), status: 'final' });
    const [patient] = all('Patient');
    expect(byUrl.get(composition['subject'].reference)).toBe(patient);
    expect(patient?.['birthDate'] ?? patient?.['_birthDate']?.extension[0].valueCode).toMatch(/.+/u);
    expect(patient?.['name'][0].text ?? patient?.['name'][0]._text.extension[0].valueCode).toMatch(/.+/u);
    expect(sections.map(({ code }) => code.coding[0].code)).toEqual(
      expect.arrayContaining(['11450-4', '48765-2', '10160-0']),
    );
    for (const { title, text, entry, emptyReason } of sections) {
      expect(title).not.toBe('');
      expect(text.div).toMatch(
        /^<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml" lang="pt-BR" xml:lang="pt-BR"><.*<\/div>$/su,
      );
      expect(Boolean(entry) && Boolean(emptyReason)).toBe(false);
    }
    for (const statement of all('MedicationStatement'))
      expect(statement['effectivePeriod'] ?? statement['_effectiveDateTime']).toBeDefined();
  });

  it('has only references that lead to a resource of the file, and every resource is reached', async () => {
    const { bundle, byUrl, composition } = await sampleSummary(rows);
    const references = referencesIn(bundle);
    expect(references.filter((reference) => !byUrl.has(reference))).toEqual([]);
    expect(new Set([`urn:uuid:${composition.id}`, ...references])).toEqual(new Set(byUrl.keys()));
  });
});

describe('a program that reads the file', () => {
  it('finds the person, who is the author, and no contact', async () => {
    const { all, composition, byUrl } = await sampleSummary(richRows);
    expect(all('Patient')).toMatchObject([
      { name: [{ text: 'Ana <Souza> & filhos' }], birthDate: '1990-04-05', telecom: [{ value: '+55 11 91234-5678' }] },
    ]);
    expect(all('Patient')[0]).not.toHaveProperty('contact');
    const authors = composition['author'] as readonly { reference: string }[];
    expect(authors.map(({ reference }) => byUrl.get(reference)?.resourceType)).toEqual(['Patient', 'Device']);
    expect(composition['text'].div).toContain('A própria pessoa escreveu');
  });

  it('finds diagnoses and allergies in the person’s words, a line each, without codes', async () => {
    const { entriesOf } = await sampleSummary(richRows);
    expect(entriesOf('11450-4').map((each) => each?.['code'])).toEqual([{ text: 'TDAH' }, { text: 'autismo (nível 1)' }]);
    expect(entriesOf('48765-2').map((each) => each?.['code'])).toEqual([{ text: 'dipirona: <urticária>' }]);
  });

  it('finds each medicine with its plans and the days of each plan', async () => {
    const { entriesOf } = await sampleSummary(richRows);
    const read = entriesOf('10160-0').map((each) => [
      each?.['medicationCodeableConcept'].text,
      each?.['status'],
      each?.['effectivePeriod']?.start,
      each?.['effectivePeriod']?.end,
    ]);
    expect(read).toEqual([
      ['Ritalina', 'completed', undefined, '2026-01-31'],
      ['Ritalina', 'completed', '2026-02-01', '2026-03-09'],
      ['Ritalina', 'on-hold', '2026-03-10', undefined],
      ['Metotrexato', 'active', '2026-01-05', undefined],
      ['Paracetamol', 'active', undefined, undefined],
    ]);
    const identifiers = entriesOf('10160-0').map((each) => each?.['identifier'][0].value);
    expect(identifiers.map((value) => identifiers.indexOf(value))).toEqual([0, 0, 0, 3, 4]);
    expect(entriesOf('10160-0').map((each) => each?.['dosage'][0].text)).toEqual([
      '10 mg · Horários: 08:00',
      '20 mg · Horários: 08:00',
      '20 mg · Horários: 08:00',
      '10 mg · Horários: 08:00; 20:00 · Dias da semana: segunda-feira; quinta-feira · Primeiro dia: 2026-01-05',
      '10 mg · Tomo quando preciso · Horas entre duas doses: 6 · Máximo por dia: 4',
    ]);
  });

  it('finds weights in kilograms, hours of sleep by day, and moods in our own codes', async () => {
    const { entriesOf } = await sampleSummary(richRows);
    const values = (code: string) =>
      entriesOf(code).map((each) => [
        each?.['effectiveDateTime'],
        each?.['valueQuantity'].value,
        each?.['valueQuantity'].code,
      ]);
    expect(values('8716-3')).toEqual([
      ['2026-03-01', 72, 'kg'],
      ['2026-03-11', 71.4, 'kg'],
    ]);
    expect(values('29762-2')).toEqual([
      ['2026-03-11', 7.67, 'h'],
      ['2026-03-12', 7.5, 'h'],
    ]);
    expect(entriesOf('81338-6').slice(0, 1)).toMatchObject([
      {
        valueCodeableConcept: { coding: [{ system: moodSystem, code: 'anxious', display: 'com ansiedade' }] },
        component: [
          { code: { coding: [{ system: moodSystem, code: 'intensity' }] }, valueInteger: 4 },
          {
            code: { coding: [{ system: moodSystem, code: 'also' }] },
            valueCodeableConcept: { coding: [{ system: moodSystem, code: 'tired', display: 'com cansaço' }] },
          },
        ],
      },
    ]);
  });

  it('finds questionnaires with LOINC codes, and a sum only if every question has an answer', async () => {
    const { all, section } = await sampleSummary(richRows);
    const [phq9, gad7] = all('QuestionnaireResponse');
    const answersOf = (response: Parsed | undefined) =>
      Object.fromEntries(
        ((response?.['item'] ?? []) as readonly Parsed[]).map(({ linkId, answer }) => [
          linkId,
          answer[0].valueInteger ?? answer[0].valueCoding.code,
        ]),
      );
    expect(phq9).toMatchObject({ status: 'completed', authored: '2026-03-10', questionnaire: '#phq9' });
    expect(phq9?.['contained'][0].code).toEqual([{ system: loinc, code: '44249-1' }]);
    expect(answersOf(phq9)).toMatchObject({ '44250-9': 'LA6569-3', '44259-0': 'LA6570-1', '44254-1': 'LA6571-9' });
    expect(answersOf(phq9)).toMatchObject({ '44260-8': 'LA6568-5', '69722-7': 'LA6575-0', '44261-6': 6 });
    expect(gad7).toMatchObject({ status: 'stopped' });
    expect(Object.keys(answersOf(gad7))).toHaveLength(6);
    expect(answersOf(gad7)).not.toHaveProperty('70274-6');
    for (const response of [phq9, gad7]) {
      const asked = ((response?.['contained'][0].item ?? []) as readonly Parsed[]).map(({ linkId }) => linkId);
      expect(asked.toSorted()).toEqual(Object.keys(answersOf(response)).toSorted());
    }
    expect(section('81338-6')?.['text'].div).toContain('10 de mar. de 2026: PHQ-9 6/27');
    expect(section('81338-6')?.['text'].div).toContain('GAD-7 (incompleto, sem soma)');
  });

  it('finds no note, no id of a row and no id of the person', async () => {
    const text = JSON.stringify((await sampleSummary(richRows)).bundle);
    for (const hidden of ['em segredo', seed, '"m1"', '"f1"']) expect(text).not.toContain(hidden);
  });
});

it('what is empty says whether nothing was written or nothing was chosen', async () => {
  const reasonOf = (section: Parsed | undefined) => section?.['emptyReason'].coding[0].code;
  const unwritten = await sampleSummary(emptyRows);
  const unchosen = await sampleSummary({}, { person: 'Ana' });
  for (const code of ['11450-4', '48765-2', '10160-0']) {
    expect(reasonOf(unwritten.section(code))).toBe('notasked');
    expect(reasonOf(unchosen.section(code))).toBe('withheld');
    expect(unwritten.section(code)?.['text'].div).toContain('Não quer dizer que não exista');
  }
  expect(unwritten.all('Patient')).toMatchObject([{ _birthDate: { extension: [{ valueCode: 'unknown' }] } }]);
  expect(unchosen.all('Patient')).toMatchObject([
    { name: [{ text: 'Ana' }], _birthDate: { extension: [{ valueCode: 'masked' }] } },
  ]);
  expect(unwritten.sections).toHaveLength(3);
});

it('the texts for readers are escaped, and say what the codes say', async () => {
  const { section } = await sampleSummary(richRows, { language: 'en' });
  expect(section('48765-2')?.['text'].div).toContain('<li>dipirona: &lt;urticária&gt;</li>');
  expect(section('81338-6')?.['text'].div).toContain('<li>What helps me: Luz baixa &amp; silêncio.</li>');
  expect(section('10160-0')?.['text'].div).toContain('Ritalina: 20 mg · Times: 08:00 (paused), Mar 10, 2026 –</li>');
  expect(section('81338-6')?.['text'].div).toContain('Mar 12, 2026: anxious (4/5) · Feelings besides the main mood: tired');
  expect(section('10160-0')?.['text'].div).toMatch(/Ritalina: 20 mg · Times: 08:00 \(ended\), Feb 1\s–\sMar 9, 2026<\/li>/u);
});

it('the validator finds a wrong code, a missing element and an unknown one within the document', async () => {
  const { bundle, entries } = await sampleSummary(richRows);
  const broken = { subject: undefined, status: 'gone', mood: 'x' };
  const entry = entries.map(({ fullUrl, resource }) =>
    resource.resourceType === 'MedicationStatement'
      ? { fullUrl, resource: { ...resource, ...broken } }
      : { fullUrl, resource },
  );
  const issues = fhirIssues(JSON.parse(JSON.stringify({ ...bundle, entry })) as typeof bundle).join();
  for (const found of ['status: gone is not in', 'subject: Missing required', 'mood: Invalid additional property'])
    expect(issues).toContain(found);
});

it('a later file has the same ids for the same records, and another id for itself', async () => {
  const first = await sampleSummary(richRows);
  const later = await sampleSummary(richRows, { now: new Date(2026, 3, 20, 15) });
  const idsOf = ({ entries }: typeof first) => entries.slice(1).map(({ resource }) => resource.id);
  expect(idsOf(later)).toEqual(idsOf(first));
  expect([later.bundle.id, later.composition.id]).not.toEqual([first.bundle.id, first.composition.id]);
});

it('times have the offset of the person’s time zone, and a file made offline the time of its rows', async () => {
  const offset = /^2026-03-\d\dT\d\d:00:00[+-]\d\d:\d\d$/u;
  const asOf = new Date(2026, 2, 18, 9).getTime();
  const { bundle, composition } = await sampleSummary(richRows, { asOf });
  expect(bundle['timestamp']).toMatch(offset);
  expect(composition['date']).toMatch(offset);
  expect([new Date(bundle['timestamp']), new Date(composition['date'])]).toEqual([
    new Date(2026, 2, 20, 15),
    new Date(asOf),
  ]);
});

describe('a health passport', () => {
  const rows = {
    profiles: [{ id: seed, full_name: 'Ana', diagnoses: 'TDAH' }],
    health_passports: [{ communication: 'Prefiro escrever.', overload: null, helps: null }],
  };
  const passport = {
    title: 'Passaporte de saúde',
    columns: new Set(['full_name', 'diagnoses']),
    lines: ['Contatos de emergência: Bia · 1'],
  };

  it('is a valid summary of what the person chose, and says what they did not choose', async () => {
    const { bundle, composition, section, all } = await sampleSummary(rows, { passport });
    expect(fhirIssues(bundle)).toEqual([]);
    expect(composition['title']).toBe('Passaporte de saúde');
    expect(section('11450-4')?.['text'].div).toContain('TDAH');
    for (const code of ['48765-2', '10160-0'])
      expect([code, section(code)?.['emptyReason'].coding[0].code]).toEqual([code, 'withheld']);
    expect(section('81338-6')?.['text'].div).toContain('<li>Contatos de emergência: Bia · 1</li>');
    expect(all('Patient')).toMatchObject([
      { name: [{ text: 'Ana' }], _birthDate: { extension: [{ valueCode: 'masked' }] } },
    ]);
  });
});
