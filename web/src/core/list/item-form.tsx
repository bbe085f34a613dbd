import { useEffect, useRef, type ReactNode } from 'react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import type { Fields, Values } from '#core/journal/fields.ts';
import type { Item, List } from './define-list.ts';

export interface ItemFormProps<Of extends Fields> {
  of: List<Of>;
  saveLabel: string;
  /** Initial values of a new item. */
  initial?: Partial<Values<Of>> | undefined;
  /** The page's checks across fields, which return messages by field. */
  check?: ((values: Values<Of>) => { readonly [Name in keyof Of]?: string }) | undefined;
  /** The fields of the form, laid out by hand. */
  children: (fields: BoundFields<Of>) => ReactNode;
}

interface Life<Of extends Fields> {
  /** The item to edit. Without it, the form creates a new item. */
  item?: Item<Of> | undefined;
  save: (values: Values<Of>) => Promise<void>;
  close: () => void;
  /** Whether the form takes focus when it appears. Pass false for a form restored from its draft. */
  takesFocus?: boolean;
}

/** The form of one item. It appears in place of the item or the Add button, and takes focus if a press opened it. */
export function ItemForm<Of extends Fields>(props: ItemFormProps<Of> & Life<Of>): ReactNode {
  const { of, saveLabel, initial, check, children, item, save, close, takesFocus = true } = props;
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A field within closed content cannot take focus.
    const fields = around.current?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [];
    [...fields].find((field) => !field.closest('details:not([open])'))?.focus();
  }, [takesFocus]);
  return (
    <div ref={around}>
      <EntryForm
        fields={of.fields}
        draftKey={`${of.table}:${item?.id ?? 'new'}`}
        initial={item ?? initial}
        saveLabel={saveLabel}
        save={save}
        onSaved={close}
        onCancel={close}
        check={check}
      >
        {children}
      </EntryForm>
    </div>
  );
}
