import type { ReactNode } from 'react';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { Card } from '#ui/card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { waterSettings, useWaterSettings } from './water-settings.ts';

/** The form for the person's daily goal and the size of their glass. */
export function GoalAndGlass(): ReactNode {
  const t = useMessages('water');
  const { settings, known, reading } = useWaterSettings();
  const notifySaved = useSavedToast();
  // Until the row has loaded, the form would show the defaults as if they were chosen.
  if (!known) return <QueryStateNotice reading={reading.state} retry={reading.retry} />;
  return (
    <Card aria-labelledby="water-settings" className="flex flex-col gap-5">
      <h2 id="water-settings" className="text-lg">
        {t('settings')}
      </h2>
      <EntryForm
        fields={waterSettings.fields}
        draftKey="water:settings"
        initial={settings}
        saveLabel={t('saveSettings')}
        saveVariant="secondary"
        save={async (values) => {
          await putOwnRow(waterSettings.table, values);
          notifySaved(waterSettings.table, ownRowId, {
            saved: t('settingsSaved'),
            onDevice: t('settingsSavedHere'),
            refused: t('settingsFailed'),
          });
        }}
      >
        {(fields) => (
          <>
            <NumberField {...fields.number('goal_ml')} label={t('goal_ml')} hint={t('goalHint')} />
            <NumberField {...fields.number('glass_ml')} label={t('glass_ml')} />
          </>
        )}
      </EntryForm>
    </Card>
  );
}
