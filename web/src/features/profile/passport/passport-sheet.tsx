import type { ReactNode } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';
import { usePhotoAddress } from '#shared-features/photo/use-photo-address.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { passportLabels } from './passport-labels.ts';
import type { PassportSection } from './passport-content.ts';

export interface PassportSheetProps {
  /** The language of the labels. */
  language: LanguageCode;
  /** The interface's language, in which the person probably wrote the texts of the passport. */
  ownLanguage: LanguageCode;
  name: string | null;
  photoUrl: string | null;
  sections: readonly PassportSection[];
  today: CalendarDate;
  /** The text of a QR code; null for none. */
  qrText: string | null;
}

/**
 * The passport's page. All sizes are relative to the font size, and the property --columns sets the columns. So these two
 * values control the whole layout.
 */
export function PassportSheet(props: PassportSheetProps): ReactNode {
  const { language, ownLanguage, name, photoUrl, sections, today, qrText } = props;
  const labels = passportLabels[language];
  const locale = htmlLang(language);
  const photo = usePhotoAddress(photoUrl);
  return (
    <div lang={locale} className="text-ink">
      <div className="flex items-center" style={{ gap: '1em', paddingBottom: '1em' }}>
        {photo !== undefined && (
          <img src={photo} alt="" className="rounded-full object-cover" style={{ width: '5em', height: '5em' }} />
        )}
        <div className="min-w-0 wrap-anywhere">
          <p className="text-muted">{labels.title}</p>
          {name !== null && (
            <p
              lang={htmlLang(ownLanguage)}
              className="font-heading font-semibold"
              style={{ fontSize: '1.6em', lineHeight: 1.3 }}
            >
              {name}
            </p>
          )}
        </div>
      </div>
      <div style={{ columnCount: 'var(--columns, 1)', columnGap: '2em' }}>
        {sections.map(({ id, text }) => (
          <section key={id} className="border-t border-edge" style={{ paddingBlock: '0.6em 0.9em' }}>
            <h3 className="break-after-avoid" style={{ fontSize: '1.1em' }}>
              {labels[id]}
            </h3>
            <p lang={htmlLang(ownLanguage)} className="max-w-none wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </section>
        ))}
      </div>
      {qrText !== null && (
        <div className="break-inside-avoid" style={{ width: '15em', paddingBottom: '0.6em' }}>
          <QrCode text={qrText} label={labels.qr} />
          <p className="text-muted" style={{ fontSize: '0.9em' }}>
            {labels.qr}
          </p>
        </div>
      )}
      <p className="max-w-none border-t border-edge text-muted" style={{ paddingTop: '0.5em', fontSize: '0.9em' }}>
        {labels.date}: {formatDate(today, locale)}
      </p>
    </div>
  );
}
