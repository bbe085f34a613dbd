import { useState } from 'react';
import { ArrowLeft, PenLine, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { htmlLang, isLanguageCode, languageCodes, languageNames } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useVoice } from '#shared-features/voice/use-voice.ts';
import { Button } from '#ui/button.tsx';
import { DialogPanel } from '#ui/dialog/dialog-panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CardTextForm } from './card-text-form.tsx';
import { useCardText } from './card-text.ts';

const options = languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }));

/** A screen to show to another person instead of speaking: one large text in that person's language. */
export function HandOverCard({ onClose }: { onClose: () => void }) {
  const t = useMessages('help-now');
  const [language, setLanguage] = useState(useLanguage());
  const [turned, setTurned] = useState(false);
  const [editing, setEditing] = useState(false);
  const { text } = useCardText(language);
  const { canSpeak, speaking, speak, stop } = useVoice();
  const choose = (code: string) => {
    stop();
    if (isLanguageCode(code)) setLanguage(code);
  };
  return (
    <DialogPanel
      placement="full"
      open
      onOpenChange={onClose}
      title={<span className="sr-only">{t('card')}</span>}
      leading={
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={onClose}>
          {t('closeCard')}
        </Button>
      }
      actions={
        !editing && (
          <div className="flex w-full flex-wrap items-center justify-center gap-2">
            <Button icon={RotateCw} aria-pressed={turned} onClick={() => setTurned(!turned)}>
              {turned ? t('turnBack') : t('turn')}
            </Button>
            {canSpeak && (
              <Button
                icon={speaking ? VolumeX : Volume2}
                onClick={() => (speaking ? stop() : speak(text, htmlLang(language)))}
              >
                {speaking ? t('quiet') : t('speak')}
              </Button>
            )}
            <Button icon={PenLine} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          </div>
        )
      }
    >
      <SelectField
        label={t('cardLanguage')}
        name="card-language"
        inline
        options={options}
        value={language}
        onChange={(event) => choose(event.target.value)}
        className="self-start"
      />
      {editing ? (
        <CardTextForm key={language} language={language} onDone={() => setEditing(false)} />
      ) : (
        <div className="m-auto w-full max-w-4xl py-4">
          <p
            lang={htmlLang(language)}
            className={turned ? 'mx-auto rotate-180 text-4xl font-semibold' : 'mx-auto text-4xl font-semibold'}
          >
            {text}
          </p>
        </div>
      )}
    </DialogPanel>
  );
}
