import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { text } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePhotoGuard } from '#shared-features/row-photos/use-photo-guard.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PictureField } from './message-pictures/picture-field.tsx';
import { pictureOf, quickMessages } from './quick-messages.ts';
import type { MessageValues, QuickMessage } from './use-quick-messages.ts';

/** In the table, a row without a text is a default message. So the text of the person's own message must not be empty. */
const { category, picture, photo } = quickMessages.fields;
const fields = { text: text({ maxLength: 300 }), category, picture, photo };

interface MessageFormProps {
  /** The message's id, or `new`. */
  id: string;
  message: QuickMessage | undefined;
  /** The categories of the person's messages, offered while typing. */
  categories: readonly string[];
  /** Whether the person chose to see only words. The form then keeps the message's picture and photo. */
  wordsOnly: boolean;
  save: (values: MessageValues) => Promise<void>;
  close: () => void;
  /** Whether the form takes the focus. False for a form that was restored from its draft. */
  takesFocus: boolean;
}

/**
 * The message's values in the form. Those of the person's own message have its id and version, so that a save asks if another
 * device has changed the same value. A default message has no words in the database to compare.
 */
function useInitial(message: QuickMessage | undefined) {
  const { id, words, text: own = null, category = null, photo = null, updated_at } = message ?? {};
  const picture = message ? pictureOf(message) : null;
  const version = useMemo(() => (own === null ? {} : { id, updated_at }), [own, id, updated_at]);
  return useMemo(
    () => (words === undefined ? {} : { text: words, category, picture, photo, ...version }),
    [words, category, picture, photo, version],
  );
}

/** The form of one message. */
export function MessageForm(props: MessageFormProps): ReactNode {
  const { id, message, categories, wordsOnly, save, close, takesFocus } = props;
  const t = useMessages('communication');
  const around = useRef<HTMLDivElement>(null);
  const initial = useInitial(message);
  const { onSending, check } = usePhotoGuard();
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
        check={check}
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
            {!wordsOnly && (
              <PictureField
                value={bound.text('picture').value || null}
                onChange={(id) => bound.text('picture').onChange({ target: { value: id ?? '' } })}
                message={bound.text('text').value}
                photo={{
                  value: bound.text('photo').value || null,
                  error: bound.text('photo').error,
                  onChange: (id) => bound.text('photo').onChange({ target: { value: id ?? '' } }),
                  onSending,
                }}
              />
            )}
          </>
        )}
      </EntryForm>
    </div>
  );
}
