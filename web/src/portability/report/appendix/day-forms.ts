import type { Row } from '#core/rows/operation.ts';
import { unitLabel } from '#core/journal/format-measure.ts';
import type { Food } from '#features/nutrition/nutrition-entries.ts';
import { nutrients, totalOf } from '#features/nutrition/nutrients.ts';
import type { Dose } from '#features/medications/medication-doses.ts';
import { answerField, type TrackerEntry } from '#features/trackers/tracker-tables.ts';
import { timeOf } from '#portability/portable/flat-rows.ts';
import { formatFieldValue } from '#portability/portable/format-field-value.ts';
import { nameField } from '#portability/portable/name-table.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { RichText } from '../paper/rich-text.ts';
import type { ReportFormat } from '../report-format.ts';
import { labelOf } from './describe-entry.ts';

/** Describes the rows of one day together. */
export type DayForm = (rows: readonly Row[]) => readonly RichText[];

type MakeDayForm = (of: PortableTable, format: ReportFormat, ownLang: string | undefined) => DayForm;

/** The person's notes on a row. With words that say what they are about, they are an entry of their own. */
function notesOf(of: PortableTable, format: ReportFormat, lang: string | undefined, name = 'notes') {
  const label = labelOf(format, nameField(of, name, format.messages));
  return (row: Row, about = ''): readonly RichText[] => {
    const text = row[name];
    if (typeof text !== 'string' || text === '') return [];
    return [{ label: about === '' ? label : `${about} · ${label}`, text, lang, isEntry: about !== '' }];
  };
}

/** Formats the value of a field, with its unit if it has one. Empty for a blank value. */
function valuesOf(of: PortableTable, { messages }: ReportFormat) {
  const units = new Map(
    Object.entries(of.fields).map(([name, field]) => [
      name,
      'unit' in field && field.unit !== undefined ? `\u00a0${unitLabel(field.unit, messages.locale)}` : '',
    ]),
  );
  return (name: string, value: unknown): string => {
    const field = of.fields[name];
    const text = field === undefined ? null : formatFieldValue(of, field, value, messages);
    return text === null ? '' : text + (units.get(name) ?? '');
  };
}

/** The amount of the day, and from how many records it comes. */
const water: MakeDayForm = (of, format, ownLang) => {
  const valueOf = valuesOf(of, format);
  const notes = notesOf(of, format, ownLang);
  return (rows) => {
    const sum = rows.reduce((total, row) => total + Number(row['amount_ml']), 0);
    return [
      { text: format.t('daySum', { count: rows.length, list: valueOf('amount_ml', sum) }) },
      ...rows.flatMap((row) => notes(row, timeOf(row) ?? undefined)),
    ];
  };
};

/** The foods by meal, then the sums of their nutrients, with the number of foods that a sum covers. */
const nutrition: MakeDayForm = (of, format, ownLang) => {
  const { t, messages, names } = format;
  const valueOf = valuesOf(of, format);
  const notes = notesOf(of, format, ownLang);
  const titleOf = (name: string) => nameField(of, name, messages);
  const marks = ['contains_lactose', 'contains_gluten'] as const;
  const describeFood = (food: Food) => {
    const facts = [
      valueOf('quantity_g', food.quantity_g),
      ...marks.flatMap((mark) => (food[mark] ? [titleOf(mark).toLocaleLowerCase(messages.locale)] : [])),
    ].filter((fact) => fact !== '');
    return facts.length === 0 ? food.food_name : `${food.food_name} (${names(facts)})`;
  };
  return (rows) => {
    const foods = rows as readonly unknown[] as readonly (Food & Row)[];
    const eaten: { readonly meal: Food['meal']; readonly time: string; last: string; readonly foods: string[] }[] = [];
    for (const food of foods) {
      const time = timeOf(food) ?? '';
      const open = eaten.at(-1);
      if (open && open.meal === food.meal && (food.meal !== null || open.last === time)) {
        open.foods.push(describeFood(food));
        open.last = time;
      } else eaten.push({ meal: food.meal, time, last: time, foods: [describeFood(food)] });
    }
    const sums = nutrients.flatMap((nutrient) => {
      const { amount, known } = totalOf(foods, nutrient);
      if (amount === null) return [];
      const value = valueOf(nutrient, Math.round(amount * 10) / 10);
      const said = known === foods.length ? value : t('withCount', { value, count: format.number(known) });
      return [labelOf(format, messages.text('nutrition', nutrient)) + said];
    });
    return [
      ...eaten.map(({ meal, time, last, foods: named }) => {
        const span = time === last ? time : `${time}–${last}`;
        const text = (meal === null ? '' : labelOf(format, valueOf('meal', meal))) + names(named);
        return { text: `${span} ${text}`.trim(), isEntry: true };
      }),
      ...foods.flatMap((food) => notes(food, food.food_name)),
      ...(sums.length > 0 ? [{ text: t('daySum', { count: foods.length, list: sums.join(' · ') }), isEntry: true }] : []),
    ];
  };
};

/** The doses by medicine. Each has its planned time, what happened, and when it was taken. */
const doses: MakeDayForm = (of, format, ownLang) => {
  const valueOf = valuesOf(of, format);
  const notes = notesOf(of, format, ownLang, 'note');
  const pillsLabel = labelOf(format, nameField(of, 'pills', format.messages));
  const describe = (dose: Dose & Row) => {
    const pills = valueOf('pills', dose.pills);
    return [
      dose.planned ?? '',
      valueOf('state', dose.state).toLocaleLowerCase(format.messages.locale),
      dose.taken_at ?? (dose.planned === null ? timeOf(dose) : null) ?? '',
      pills === '' ? '' : `(${pillsLabel}${pills})`,
    ]
      .filter((part) => part !== '')
      .join(' ');
  };
  return (rows) =>
    [
      ...Map.groupBy(rows as readonly unknown[] as readonly (Dose & Row)[], ({ name, dosage }) =>
        format.names([name, dosage].filter((part) => part !== '')),
      ),
    ].flatMap(([medicine, taken]) => [
      { text: labelOf(format, medicine) + format.names(taken.map(describe)), isEntry: true },
      ...taken.flatMap((dose) => notes(dose, dose.planned ?? undefined)),
    ]);
};

/** The answers by tracker, in the order of their times. */
const trackers: MakeDayForm = (of, format, ownLang) => {
  const valueOf = valuesOf(of, format);
  const notes = notesOf(of, format, ownLang);
  return (rows) =>
    (rows as readonly unknown[] as readonly (TrackerEntry & Row)[]).flatMap((entry) => {
      const field = answerField[entry.kind];
      const unit = field === 'amount' && entry.unit ? ` ${entry.unit}` : '';
      const answer = labelOf(format, entry.name) + valueOf(field, entry[field]) + unit;
      return [{ text: [timeOf(entry), answer].filter(Boolean).join(' '), isEntry: true }, ...notes(entry)];
    });
};

interface DayDescription {
  readonly describe: MakeDayForm;
  /** The fields that the head of the table names, because their values have no name before them. */
  readonly head?: readonly string[];
  /** Whether numbers of the day are added, so that the report must say so. */
  readonly hasSums?: boolean;
}

/** The journals whose entries of a day are described together. */
export const dayForms: Readonly<Record<string, DayDescription>> = {
  water_entries: { describe: water, hasSums: true },
  nutrition_entries: { describe: nutrition, hasSums: true },
  medication_doses: { describe: doses, head: ['planned', 'state', 'taken_at'] },
  tracker_entries: { describe: trackers },
};
