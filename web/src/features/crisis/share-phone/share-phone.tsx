import type { ReactNode } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { Link } from '#core/pages/link.tsx';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { crisisSettings } from '../crisis-tables.ts';

/**
 * The switch that includes the phone number in alerts, saved at once. If the person has no number, it is a link to the
 * profile's phone field.
 */
export function SharePhone({ phone, shares }: { phone: string | null; shares: boolean }): ReactNode {
  const t = useMessages('share-phone');
  const page = useMessages('crisis');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  if (phone === null) {
    return (
      <>
        <p>{t('noPhone')}</p>
        <Link to="/profile#profile-personal" className={buttonClasses('secondary', 'self-start')}>
          {t('addPhone')}
        </Link>
      </>
    );
  }
  const share = async (share_phone: boolean) => {
    await putOwnRow(crisisSettings.table, { share_phone });
    const words = { saved: t('saved'), onDevice: t('here'), refused: t('failed') };
    notifySaved(crisisSettings.table, ownRowId, words);
  };
  return (
    <Checkbox
      name="share-phone"
      label={page('share_phone')}
      hint={t('hint', { phone })}
      checked={shares}
      onChange={({ target }) => void share(target.checked).catch(failed(t('failed')))}
    />
  );
}
