import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { optional, text } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { MessageValues, QuickMessage } from './use-quick-messages.ts';

/** In the table, a row without a text is a default message. So the text of the person's own message must not be empty. */
const fields = { text: text({ maxLength: 300 }), category: optional(text({ maxLength: 40 })) };

interface MessageFormProps {
  /** The message's id, or `new`. */
  id: string;
  message: QuickMessage | undefined;
  /** The categories of the person's messages, offered while typing. */
  categories: readonly string[];
  save: (values: MessageValues) => Promise<void>;
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/** The form of one message. */
export function MessageForm({ id, message, categories, save, close, takesFocus }: MessageFormProps): ReactNode {
  const t = useMessages('communication');
  const around = useRef<HTMLDivElement>(null);
  const [words, category] = [message?.words, message?.category ?? null];
  const initial = useMemo(() => (words === undefined ? {} : { text: words, category }), [words, category]);
  useEffect(() => {
    if (takesFocus) around.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  return (
    <div ref={around} className="rounded-lg bg-surface-sunken p-4">
      <EntryForm
        fields={fields}
        draftKey={`quick_messages:${id}`}
        initial={initial}
        saveLabel={t('save')}
        saveVariant="secondary"
        save={save}
        onSaved={close}
        onCancel={close}
      >
        {(bound) => (
          <>
            <TextArea {...bound.text('text')} label={t('text')} />
            <TextField
              {...bound.text('category')}
              label={t('category')}
              hint={t('categoryHint')}
              list="message-categories"
              autoComplete="off"
            />
            <datalist id="message-categories">
              {categories.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          </>
        )}
      </EntryForm>
    </div>
  );
}
