import { useState } from 'react';
import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { defaultCardTexts, useCardText } from './card-text.ts';

/** Edits the card's text, which only this device stores. */
export function CardTextForm({ language, onDone }: { language: LanguageCode; onDone: () => void }) {
  const t = useMessages('help-now');
  const { text, isOwn, write } = useCardText(language);
  const [typed, setTyped] = useState(text);
  const [failed, setFailed] = useState(false);
  const use = (chosen: string) => {
    if (write(chosen)) onDone();
    else setFailed(true);
  };
  return (
    <form
      className="flex w-full max-w-2xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        use(typed);
      }}
    >
      <TextArea
        label={t('ownText')}
        hint={t('ownTextHint')}
        error={failed ? t('keepFailed') : undefined}
        name="card-text"
        lang={htmlLang(language)}
        maxLength={400}
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {t('useText')}
        </Button>
        {isOwn && <Button onClick={() => use(defaultCardTexts[language])}>{t('firstText')}</Button>}
      </div>
    </form>
  );
}
