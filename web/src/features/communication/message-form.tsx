import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { text } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { TextArea } from '#ui/text-area.tsx';

/** In the table, a row without a text is a default message. So the text of the person's own message must not be empty. */
const fields = { text: text({ maxLength: 300 }) };

interface MessageFormProps {
  /** The message's id, or `new`. */
  id: string;
  text?: string;
  save: (text: string) => Promise<void>;
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/** The form of one message. */
export function MessageForm({ id, text: before, save, close, takesFocus }: MessageFormProps): ReactNode {
  const t = useMessages('communication');
  const around = useRef<HTMLDivElement>(null);
  const initial = useMemo(() => (before === undefined ? {} : { text: before }), [before]);
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
        save={(values) => save(values.text)}
        onSaved={close}
        onCancel={close}
      >
        {(bound) => <TextArea {...bound.text('text')} label={t('text')} />}
      </EntryForm>
    </div>
  );
}
