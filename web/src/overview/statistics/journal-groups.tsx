import { useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { pageGroups, type Page, type PageGroup } from '#core/pages/define-page.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import type { JournalCount } from './statistics-responses.ts';
import type { JournalId } from './journal-list.ts';
import { Section } from './section.tsx';
import type { Span } from './span-of.ts';
import type { View } from './use-view.ts';

/** A journal that has records in the period. */
export interface RecordedJournal {
  readonly id: JournalId;
  readonly count: JournalCount;
}

/** How many sections simple mode shows until the user asks for all. */
const simpleCount = 5;

/** As many columns as fit; the widest page has room for two. An inline style, because no other page needs it. */
export const sideBySide: CSSProperties = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  columnGap: '1.5rem',
};

interface JournalGroupsProps {
  journals: readonly RecordedJournal[];
  view: View;
  span: Span;
}

/** The folded sections of the journals, under the same group headings as in the sidebar. */
export function JournalGroups({ journals, view, span }: JournalGroupsProps): ReactNode {
  const t = useMessages('statistics');
  const app = useMessages('app');
  const pages = usePages();
  const [simple] = usePreference('simpleMode');
  const [all, setAll] = useState(false);
  const shorten = simple && !all && journals.length > simpleCount;
  return (
    <>
      {groupsOf(shorten ? journals.slice(0, simpleCount) : journals, pages).map(({ group, members }) => (
        <section key={group} aria-labelledby={`statistics-group-${group}`} className="flex flex-col gap-3">
          <h2 id={`statistics-group-${group}`} className="text-sm text-muted">
            {app(`groups.${group}`)}
          </h2>
          <div className="grid items-start gap-3" style={sideBySide}>
            {/* The columns are independent, so that an open journal leaves no gap in the other column. */}
            {inHalves(members).map((half) => (
              <div key={half[0]?.id} className="flex min-w-0 flex-col gap-3">
                {half.map(({ id, count }) => (
                  <Section
                    key={id}
                    journal={id}
                    count={count}
                    period={view.period}
                    span={span}
                    open={view.isOpen(id)}
                    onOpenChange={(open) => view.setOpen(id, open)}
                  />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
      {shorten && (
        <div>
          <Button onClick={() => setAll(true)}>{t('more')}</Button>
        </div>
      )}
    </>
  );
}

/** Groups the journals as the sidebar groups their pages, in the same order. Leaves out groups without a journal. */
export function groupsOf<Journal extends { readonly id: string }>(
  journals: readonly Journal[],
  pages: readonly Page[],
): readonly { readonly group: PageGroup; readonly members: readonly Journal[] }[] {
  const groupOf = (id: string) => pages.find((page) => page.id === id)?.group ?? 'you';
  return pageGroups.flatMap((group) => {
    const members = journals.filter(({ id }) => groupOf(id) === group);
    return members.length === 0 ? [] : [{ group, members }];
  });
}

/** Splits items into a left and a right column. On a narrow screen, the halves form one column in order. */
function inHalves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].filter(({ length }) => length > 0);
}
