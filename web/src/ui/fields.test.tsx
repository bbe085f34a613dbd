import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoicesGroup } from './choices-group.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { Slider } from './slider.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { TileGroup } from './tile-group.tsx';

const words = { name: 'amount', label: 'Amount', hint: 'In grams', error: 'Write a number' };
const options = [{ value: 'one', label: 'One' }];
const fields = {
  TextField: <TextField {...words} />,
  TextArea: <TextArea {...words} />,
  NumberField: <NumberField {...words} unit="g" />,
  DateField: <DateField {...words} />,
  PasswordField: <PasswordField {...words} showLabel="Show" hideLabel="Hide" />,
  Checkbox: <Checkbox {...words} />,
  SelectField: <SelectField {...words} options={options} />,
  Slider: <Slider {...words} min={1} max={5} describe={String} />,
  ChoicesGroup: <ChoicesGroup {...words} legend="Amount" options={options} values={[]} onChange={() => undefined} />,
  ChoiceGroup: <ChoiceGroup {...words} legend="Amount" options={options} value={null} />,
};

/** The texts that a screen reader announces after the name, in order. */
function described(html: string): string[] {
  const identifiers = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return identifiers.map(
    (id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|span)>`, 's').exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '',
  );
}

describe.each(Object.entries(fields))('%s', (_name, field) => {
  const html = renderToStaticMarkup(field);

  it('announces its error before its hint, and is marked invalid', () => {
    expect(described(html).slice(0, 2)).toEqual(['Write a number', 'In grams']);
    expect(html).toContain('aria-invalid="true"');
  });
  it('is named by its label', () => {
    const id = /<(?:input|textarea|select)[^>]* id="([^"]*)"/.exec(html)?.[1];
    expect(html.includes(`for="${id}"`) || html.includes('<legend')).toBe(true);
  });
});

it('shows choices in two columns on a phone', () => {
  expect(renderToStaticMarkup(fields.ChoiceGroup)).toContain('grid-cols-2');
});

it.each([
  ['One', '5.5rem'],
  ['Speech therapy of children', '5.5rem'],
  ['Fonoaudiologia', '8rem'],
])('makes the tiles wider if a word of a label would break (%s)', (label, width) => {
  const tiles = <TileGroup name="kind" legend="Kind" value={null} options={[{ value: 'one', label, picture: '★' }]} />;
  expect(renderToStaticMarkup(tiles)).toContain(width);
});

it('announces no error if there is none', () => {
  const html = renderToStaticMarkup(<TextField name="city" label="City" />);
  expect(html).not.toContain('aria-invalid=');
  expect(html).not.toContain('aria-describedby');
});

it('includes the unit of a number in the announced text', () => {
  expect(described(renderToStaticMarkup(<NumberField name="weight" label="Weight" unit="kg" />))).toEqual(['kg']);
});

it('asks once at the field which number is meant, also if it is marked invalid', () => {
  const asked = { question: '1.200 or 1,2?', answers: [{ label: '1.200', text: '1200' }] };
  const html = (error?: string) =>
    renderToStaticMarkup(<NumberField name="eaten" label="Eaten" asked={asked} error={error} />);
  expect(described(html())).toEqual([asked.question]);
  expect(described(html(asked.question))).toEqual([asked.question]);
  expect(html()).toContain('role="group" aria-label="1.200 or 1,2?"');
});
