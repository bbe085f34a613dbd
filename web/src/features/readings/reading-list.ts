import { choice, date, optional, text } from '#core/journal/fields.ts';
import { defineList } from '#core/list/define-list.ts';
import { readingStatuses } from './reading-statuses.ts';

/** A person's readings. The date says in which month one stands; of a finished one, when it was finished. */
export const readingList = defineList({
  table: 'readings',
  fields: {
    title: text({ maxLength: 300 }),
    author: optional(text({ maxLength: 200 })),
    status: choice(readingStatuses),
    date: date(),
    insights: optional(text({ maxLength: 5000 })),
  },
  named: 'title',
  exported: ['date', 'title', 'author', 'status', 'insights'],
});
