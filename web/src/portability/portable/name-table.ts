import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/** Tables that have their own name instead of their page's title. */
const namedHere = [
  'emergency_contacts',
  'professional_contacts',
  'health_passports',
  'nutrition_settings',
  'medication_doses',
  'medication_plans',
  'alarm_settings',
  'menstrual_settings',
  'menstrual_pauses',
  'tags',
  'visit_marks',
  'hypothesis_days',
  'trackers',
  'routine_tasks',
  'routine_days',
  'water_settings',
  'questionnaire_settings',
  'pets',
  'crisis_settings',
  'safety_plans',
  'crisis_deliveries',
] as const;

/** The name of a table in a report. */
export function nameTable({ table, page }: PortableTable, messages: ReportMessages): string {
  const named = namedHere.find((each) => each === table);
  return named === undefined ? messages.text(page, 'title') : messages.own(named);
}

/** The name of a field in a report, with its unit. */
export function nameField({ table, page, fields }: PortableTable, name: string, messages: ReportMessages): string {
  const field = fields[name];
  const unit = field !== undefined && 'unit' in field ? field.unit : undefined;
  const label = table === 'safety_plans' ? messages.text('safety-plan', name) : messages.text(page, keyOf(name));
  return unit === undefined ? label : `${label} (${unitName(unit, messages.locale)})`;
}

/** The message key of a field. The key `title` is taken by the page's title, so a field named `title` uses `rowTitle`. */
const keyOf = (name: string) => (name === 'title' ? 'rowTitle' : name);

const unitNames = new Map<string, string>();

/** The unit as this language writes it after a number. */
function unitName(unit: string, locale: string): string {
  const key = `${locale} ${unit}`;
  const known = unitNames.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(2);
  const name = parts
    .filter(({ type }) => type === 'unit')
    .map(({ value }) => value)
    .join('');
  unitNames.set(key, name);
  return name;
}
