import { healthPassports } from '#features/profile/profile-tables.ts';
import type { SummaryBox, SummaryData } from './summary-data.ts';

/** The most lines of each text. A longer one ends with the number of its other lines. */
const most = 12;
/** The head of the summary cuts texts of more than about this many characters, so they stand here as a whole. */
const longForHead = 200;

/** The health passport in the person's own words, and what the head of the summary cuts. */
export function ownTextBox({ input, format }: SummaryData): SummaryBox {
  const [profile] = input.rows.get('profiles') ?? [];
  const [passport] = input.rows.get('health_passports') ?? [];
  const { summary, messages } = format;
  const texts = [
    ...['diagnoses', 'allergies']
      .map((field) => ({ field, text: String(profile?.[field] ?? '').trim() }))
      .filter(({ text }) => text.length > longForHead),
    ...Object.keys(healthPassports.fields).map((field) => ({ field, text: String(passport?.[field] ?? '').trim() })),
  ];
  return {
    title: summary('ownTexts'),
    table: 'health_passports',
    texts: texts.flatMap(({ field, text }) =>
      text === '' ? [] : [{ label: messages.text('profile', field), text, isOwn: true, most }],
    ),
  };
}
