import { drawTable } from '../paper/draw-table.ts';
import { writeText } from '../paper/write-text.ts';
import { styles } from '../text-styles.ts';
import { adherenceOf, type Adherence } from './adherence.ts';
import { describeChanges } from './medicine-changes.ts';
import { languageOfOwnText, type SummaryBox, type SummaryData } from './summary-data.ts';

const counted = ['planned', 'taken', 'skipped', 'later', 'noRecord', 'asNeeded'] as const;
const labels = {
  planned: 'planned',
  taken: 'taken',
  skipped: 'skipped',
  later: 'postponed',
  noRecord: 'noRecord',
  asNeeded: 'asNeeded',
} as const;
/** With more medicines than this, each shows one line of its side effects instead of three. */
const few = 8;
/** The space below the table, in points. Its lines are the number of medicines that did not fit, and the note. */
const below = 26;

/** Whether a row of `adherenceOf` is about this medicine. A row for one dosage has the medicine's id before the dosage. */
const isOf = (id: string, medicine: { readonly id: string }) => id === medicine.id || id.startsWith(`${medicine.id} `);

/** The rows of the table: the present dosages of active medicines come first, so that a long table leaves out others. */
export function medicineRows({ entries, span, read }: Pick<SummaryData, 'entries' | 'span' | 'read'>) {
  const counts = adherenceOf(entries, span, read);
  const unused = entries.medicines.filter(
    (medicine) => medicine.status === 'active' && !counts.some(({ id }) => isOf(id, medicine)),
  );
  const all: readonly (Pick<Adherence, 'id' | 'name' | 'dosage'> & Partial<Adherence>)[] = [...counts, ...unused];
  /** The row of a medicine's last dosage. */
  const lastOf = (medicine: { readonly id: string }) => all.findLast(({ id }) => isOf(id, medicine))?.id;
  const present = new Set(entries.medicines.filter(({ status }) => status === 'active').map(lastOf));
  return { rows: [...all.filter(({ id }) => present.has(id)), ...all.filter(({ id }) => !present.has(id))], lastOf };
}

/** Every medicine with its counts of doses and its side effects. */
export function medicinesBox(data: SummaryData): SummaryBox {
  const { entries, input, format } = data;
  const { summary, number, messages } = format;
  const { rows, lastOf } = medicineRows(data);
  const box = { title: messages.text('medications', 'title'), table: 'medications' };
  if (rows.length === 0) return box;
  const lang = languageOfOwnText(input);
  // Only the last dosage of a medicine shows its side effects.
  const effectsOf = (id: string) => entries.medicines.find((medicine) => lastOf(medicine) === id)?.side_effects ?? '';
  return {
    ...box,
    texts: describeChanges(data),
    drawTable: (paper, parent, bottom) => {
      const drawn = drawTable(paper, parent, {
        columns: [
          { label: summary('medicine'), share: 0.27 },
          ...counted.map((key) => ({ label: summary(labels[key]), share: 0.085 })),
          { label: summary('sideEffects'), share: 0.22 },
        ],
        naming: 1,
        bottom: bottom - below,
        rows: rows.map((row) => ({
          // A medicine taken as needed has no plan, so it has no missed doses.
          cells: [
            [row.name, row.dosage].filter((part) => part !== '').join(', '),
            ...counted.map((key) => ((row.planned ?? 0) === 0 && key !== 'asNeeded' ? '–' : number(row[key] ?? 0))),
            [
              {
                text: effectsOf(row.id),
                lang,
                clip: { most: rows.length > few ? 1 : 3, more: (count) => summary('moreLines', { count }) },
              },
            ],
          ],
        })),
      });
      paper.y -= 5;
      const rest = rows.length - drawn;
      const text = format.sentences([...(rest > 0 ? [summary('andMore', { count: rest })] : []), summary('medicationHow')]);
      writeText(paper, parent, { tag: 'P', text, style: styles.quiet });
    },
  };
}
