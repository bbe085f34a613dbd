import { useState, type ComponentType, type ReactNode } from 'react';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSortableMessages } from '#core/sorting/use-sortable-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { RemoveItemDialog } from './remove-item-dialog.tsx';

interface Named {
  readonly id: string;
  /** The name of the row, as its line, its buttons and its confirmations show it. */
  readonly name: string;
}

/** A group of rows, such as a part of the day. A row moves only within its group. */
interface ArrangeGroup<Row extends Named> {
  readonly id: string;
  readonly title?: string;
  readonly rows: readonly Row[];
}

interface ArrangeCardProps<Row extends Named> {
  title: string;
  doneLabel: string;
  addLabel: string;
  groups: readonly ArrangeGroup<Row>[];
  /** Opens the form of a new row, above all rows, when the card appears. */
  adding?: boolean;
  /** A decoration before the name of a row. */
  before?: (row: Row) => ReactNode;
  /** `place` is the row's new index, from 0, among the rows of its group. */
  onMove: (id: string, place: number, among: readonly Row[]) => void;
  onRemove: (row: Row) => void;
  /** Replaces the question before a removal, for a removal that also removes other rows or has no undo. */
  RemoveDialog?: ComponentType<RemoveDialogProps<Row>>;
  onDone: () => void;
  /** Prefix of the draft ids: `<draftsOf>:<row id>`, and `<draftsOf>:new` for a new row. */
  draftsOf: string;
  /** The form of `row`, or of a new row if undefined. It takes focus if a press opened it, not if a draft restored it. */
  form: (row: Row | undefined, close: () => void, byPress: boolean) => ReactNode;
  /** Further actions next to Add. `toHeading` moves focus to the card's heading, for an action whose button disappears. */
  Beside?: ComponentType<{ toHeading: () => void }>;
}

export interface RemoveDialogProps<Row> {
  row: Row;
  onClose: () => void;
  onConfirm: () => void;
}

/** A card to sort, change, add and remove rows. It asks once before each removal. */
export function ArrangeCard<Row extends Named>(props: ArrangeCardProps<Row>): ReactNode {
  const {
    title,
    doneLabel,
    addLabel,
    groups,
    adding = false,
    before,
    onMove,
    onRemove,
    onDone,
    draftsOf,
    form,
    Beside,
    RemoveDialog,
  } = props;
  const [leaving, setLeaving] = useState<Row | null>(null);
  const rows = groups.flatMap((group) => group.rows);
  const drafted = useOpenedForm(draftsOf, formIds(rows));
  const [begins, setBegins] = useState(adding);
  const opened = begins ? 'new' : drafted.opened;
  const open = (id: string | null) => {
    setBegins(false);
    drafted.open(id);
  };
  const { heading, expect } = useFocusAfterRemoval(rows);
  const around = useFocusBackAfterEditing<HTMLElement>(opened);
  const words = useSortableMessages();
  const edited = useOpenRow(rows, opened).find(({ id }) => id === opened);
  const openForm = (edited || opened === 'new') && (
    <div key={opened}>{form(edited, () => open(null), begins || drafted.byPress)}</div>
  );
  const remove = () => {
    if (leaving === null) return;
    if (leaving.id === opened) open(null);
    expect(leaving.id);
    onRemove(leaving);
  };
  return (
    <Card ref={around} aria-labelledby="arrange" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="arrange" ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <Button variant={opened === null ? 'primary' : 'secondary'} icon={Check} onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
      {begins && openForm}
      {groups.map((group) => (
        <div key={group.id} className="flex flex-col gap-1">
          {group.title !== undefined && <h3 className="text-base font-semibold">{group.title}</h3>}
          <SortableList items={group.rows} onMove={(id, place) => onMove(id, place, group.rows)} words={words}>
            {(row) => <Line row={row} before={before?.(row)} onEdit={() => open(row.id)} onRemove={() => setLeaving(row)} />}
          </SortableList>
        </div>
      ))}
      {!begins && openForm}
      {opened === null && (
        <div className="flex flex-wrap gap-3">
          <Button icon={Plus} data-edit="new" onClick={() => open('new')}>
            {addLabel}
          </Button>
          {Beside && <Beside toHeading={() => heading.current?.focus()} />}
        </div>
      )}
      {RemoveDialog ? (
        leaving && <RemoveDialog row={leaving} onClose={() => setLeaving(null)} onConfirm={remove} />
      ) : (
        <RemoveItemDialog name={leaving && leaving.name} onClose={() => setLeaving(null)} onConfirm={remove} />
      )}
    </Card>
  );
}

interface LineProps {
  row: Named;
  before: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

function Line({ row: { id, name }, before, onEdit, onRemove }: LineProps): ReactNode {
  const core = useMessages('core');
  const journal = useMessages('journal');
  const named = (words: string) => journal('named', { words, name });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1">
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        {before}
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
      </div>
      <div className="flex flex-wrap">
        <Button variant="quiet" icon={Pencil} data-edit={id} aria-label={named(core('actions.edit'))} onClick={onEdit}>
          {core('actions.edit')}
        </Button>
        <Button variant="quiet" icon={Trash2} aria-label={named(core('actions.remove'))} onClick={onRemove}>
          {core('actions.remove')}
        </Button>
      </div>
    </div>
  );
}
