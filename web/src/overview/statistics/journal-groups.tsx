import { useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { pageGroups, type Page, type PageGroup } from '#core/pages/define-page.ts';
import { usePages } from '#core/pages/pages-context.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { Button } from '#ui/button.tsx';
import type { JournalCount } from './answers.ts';
import type { JournalId } from './journal-list.ts';
import { Section } from './section.tsx';
import type { Span } from './span-of.ts';
import type { View } from './use-view.ts';

/** A journal that has records in the period. */
export interface RecordedJournal {
  readonly id: JournalId;
  readonly count: JournalCount;
}

/** The number of sections in simple mode, until the user asks for all. */
const simpleCount = 5;

/** As many columns as fit, at most two on the widest page. Inline, because no other page needs it. */
export const sideBySide: CSSProperties = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  columnGap: '1.5rem',
};

interface JournalGroupsProps {
  journals: readonly RecordedJournal[];
  view: View;
  span: Span;
}

/** The folded sections of the journals, under the headings that their pages have in the sidebar. */
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
            {/* Each column stacks on its own, so that an open journal leaves no gap beside it. */}
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

/** The journals by the group of their page, in the order of the groups; groups without a journal are left out. */
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

/** The first half for the left column, the second for the right. On a narrow screen, one column with all in order. */
function inHalves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].filter(({ length }) => length > 0);
}
