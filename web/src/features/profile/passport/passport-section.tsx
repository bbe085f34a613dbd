import { useState } from 'react';
import { Printer } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import type { Values } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import type { Profile } from '#core/profile/profile.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Link } from '#core/pages/link.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { healthPassports } from '../profile-tables.ts';

const PassportDialog = deferred(async () => (await import('./passport-dialog.tsx')).PassportDialog);

/** The form for the passport's three texts, and the button that shows or prints the page. */
export function PassportSection({ profile }: { profile: Profile | null }) {
  const t = useMessages('passport');
  const words = useMessages('profile');
  const agreed = useConsent('health');
  const { row, state, known, retry } = useOwnRow<Values<typeof healthPassports.fields>>(healthPassports.table);
  const notifySaved = useSavedToast();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  // Until the row has loaded, the form would show empty texts as if they were saved.
  if (!known || agreed === 'loading') return <QueryStateNotice reading={state} retry={retry} />;
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  const showing = (
    <Button icon={Printer} onClick={show}>
      {t('show')}
    </Button>
  );
  return (
    <>
      <p className="text-muted">{t('purpose')}</p>
      <QueryStateNotice reading={state} retry={retry} />
      {agreed === 'granted' ? (
        <EntryForm
          fields={healthPassports.fields}
          draftKey="profile:passport"
          initial={row}
          saveLabel={t('save')}
          saveVariant="secondary"
          beside={showing}
          save={async (values) => {
            await putOwnRow(healthPassports.table, values);
            notifySaved(healthPassports.table, ownRowId, {
              saved: t('saved'),
              onDevice: t('savedHere'),
              refused: t('failed'),
            });
          }}
        >
          {(fields) => (
            <>
              <TextArea {...fields.text('communication')} label={words('communication')} hint={t('communicationHint')} />
              <TextArea {...fields.text('overload')} label={words('overload')} hint={t('overloadHint')} />
              <TextArea {...fields.text('helps')} label={words('helps')} hint={t('helpsHint')} />
            </>
          )}
        </EntryForm>
      ) : (
        <>
          <ConsentGate purpose="health" />
          <div>{showing}</div>
        </>
      )}
      <Link to="/sharing" className={buttonClasses('quiet', '-ms-3.5 self-start')}>
        {t('share')}
      </Link>
      {used && <PassportDialog open={open} onOpenChange={setOpen} passport={row ?? {}} profile={profile} />}
    </>
  );
}
