import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/** The tables that no page's title names. */
const namedHere = [
  'emergency_contacts',
  'professional_contacts',
  'health_passports',
  'nutrition_settings',
  'medication_doses',
  'alarm_settings',
  'menstrual_settings',
  'routine_tasks',
  'routine_days',
  'water_settings',
  'pets',
  'crisis_settings',
  'safety_plans',
  'crisis_deliveries',
] as const;

/** What a table's rows are called in a report: its page's title, and for a page's further tables what they hold. */
export function nameTable({ table, page }: PortableTable, words: ReportMessages): string {
  const named = namedHere.find((each) => each === table);
  return named === undefined ? words.word(page, 'title') : words.own(named);
}

/** What a field is called in a report, with its unit. */
export function nameField({ table, page, fields }: PortableTable, name: string, words: ReportMessages): string {
  const field = fields[name];
  const unit = field !== undefined && 'unit' in field ? field.unit : undefined;
  const label = table === 'safety_plans' ? words.word('safety-plan', name) : words.word(page, keyOf(name));
  return unit === undefined ? label : `${label} (${unitName(unit, words.locale)})`;
}

/** The word `title` of a page's namespace is the page's own name. */
const keyOf = (name: string) => (name === 'title' ? 'rowTitle' : name);

/** A unit as this language writes it after a number. */
function unitName(unit: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(2);
  return parts
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join('');
}
