import { useState } from 'react';
import { ArrowLeft, Printer } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useDraft } from '#core/drafts/use-draft.ts';
import type { Values } from '#core/journal/fields.ts';
import { htmlLang, isLanguageCode, languageCodes, languageNames, type LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Profile } from '#core/profile/profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatNumber } from '#lib/format-number.ts';
import { formatDate } from '#lib/local-date.ts';
import { PrintedPage } from '#shared-features/print/printed-page.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DialogPanel } from '#ui/dialog/dialog-panel.tsx';
import { Notice } from '#ui/notice.tsx';
import { mostQrBytes, qrBytes } from '#ui/qr-code.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { emergencyContacts, professionalContacts } from '../contact-lists.ts';
import type { healthPassports } from '../profile-tables.ts';
import { offeredParts, passportSections, passportText, type PassportPart } from './passport-content.ts';
import { passportLabels } from './passport-labels.ts';
import { PassportSheet } from './passport-sheet.tsx';

interface Choices {
  readonly parts: readonly PassportPart[];
  /** The language of the passport's labels; null for the interface's language. */
  readonly language: LanguageCode | null;
  /** Whether the passport has a QR code that contains its text. */
  readonly hasQr?: boolean;
}

/** By default the passport contains only the name. This device remembers the parts that the person ticks. */
const firstChoices: Choices = { parts: ['full_name'], language: null };

const options = languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }));

interface PassportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  passport: Partial<Values<typeof healthPassports.fields>>;
  profile: Profile | null;
}

/** The passport's parts, its language, a preview, and printing. */
export function PassportDialog({ open, onOpenChange, passport, profile }: PassportDialogProps) {
  const t = useMessages('passport');
  const words = useMessages('profile');
  const own = useLanguage();
  const today = useToday();
  const locale = useLocale();
  const emergency = useRows<Values<typeof emergencyContacts.fields>>(emergencyContacts.table).rows;
  const professional = useRows<Values<typeof professionalContacts.fields>>(professionalContacts.table).rows;
  const [choices, choose] = useDraft<Choices>('passport:choices', firstChoices);
  const [fits, setFits] = useState(true);
  const language = choices.language ?? own;
  const ticked = new Set(choices.parts);
  const source = { passport, profile, emergency, professional };
  const sections = passportSections(source, ticked);
  const labels = passportLabels[language];
  const name = ticked.has('full_name') ? profile?.full_name || null : null;
  const date = `${labels.date}: ${formatDate(today, htmlLang(language))}`;
  const text = passportText({ title: labels.title, name, date }, sections, labels);
  const share = qrBytes(text) / mostQrBytes;
  const sheet = {
    language,
    ownLanguage: own,
    name,
    photoUrl: ticked.has('photo') ? (profile?.photo_url ?? null) : null,
    sections,
    today,
    qrText: choices.hasQr && share <= 1 ? text : null,
  };
  const canPrint = typeof window.print === 'function';
  return (
    <DialogPanel
      placement="cover"
      open={open}
      onOpenChange={onOpenChange}
      title={words('passport')}
      leading={
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={() => onOpenChange(false)}>
          {t('back')}
        </Button>
      }
      actions={
        canPrint && (
          <Button variant="primary" icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )
      }
    >
      <SelectField
        label={t('language')}
        hint={t('languageHint')}
        name="passport-language"
        options={options}
        value={language}
        onChange={({ target: { value } }) => isLanguageCode(value) && choose({ ...choices, language: value })}
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t('parts')}</legend>
        <div className="grid gap-x-6 pt-1 sm:grid-cols-2">
          {offeredParts(source).map((part) => (
            <Checkbox
              key={part}
              name={part}
              label={words(part)}
              checked={ticked.has(part)}
              onChange={({ target: { checked } }) =>
                choose({
                  ...choices,
                  parts: [...choices.parts.filter((other) => other !== part), ...(checked ? [part] : [])],
                })
              }
            />
          ))}
        </div>
        <p className="text-sm text-muted">{t('partsHint')}</p>
      </fieldset>
      <Checkbox
        name="qr"
        label={t('qr')}
        hint={t('qrHint')}
        checked={choices.hasQr ?? false}
        onChange={({ target: { checked } }) => choose({ ...choices, hasQr: checked })}
      />
      {choices.hasQr && share > 1 && (
        <Notice tone="warning">{t('qrTooLong', { percent: formatNumber(share - 1, locale, { style: 'percent' }) })}</Notice>
      )}
      {sections.length === 0 && <Notice tone="information">{t('nothingYet')}</Notice>}
      {fits ? <p className="text-sm text-muted">{t('onePage')}</p> : <Notice tone="warning">{t('twoPages')}</Notice>}
      {!canPrint && <Notice tone="information">{t('cannotPrint')}</Notice>}
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-6">
        <PassportSheet {...sheet} />
      </div>
      <PrintedPage onFit={setFits}>
        <PassportSheet {...sheet} />
      </PrintedPage>
    </DialogPanel>
  );
}
