import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { mostAlarmsADay } from '@cogn/shared/alarm-times.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { LazyPushPart } from '#shared-features/push/lazy-push-part.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TimeField } from '#core/journal/form/time-field.tsx';
import { alarmSettings, useAlarmSettings } from './alarm-settings.ts';

/** The folded card of alarm settings: quiet hours, how much an alarm reveals, and the limits of alarms. */
export function AlarmSettings(): ReactNode {
  const t = useMessages('reminders');
  const core = useMessages('core');
  const { settings, known, reading } = useAlarmSettings();
  const notifySaved = useSavedToast();
  const locale = useLocale();
  const drafted = useOpenedForm('alarm_settings', ['own']);
  const { quiet_from: from, quiet_to: to } = settings;
  // Until the row has loaded, the form would show the defaults as if they were chosen.
  if (!known) return <QueryStateNotice reading={reading.state} retry={reading.retry} />;
  return (
    <FoldedCard
      id="alarm-settings"
      title={t('settings')}
      summary={
        from === null || to === null
          ? t('quietNone')
          : t('quietLine', { from: formatClockTime(from, locale), to: formatClockTime(to, locale) })
      }
      initiallyOpen={drafted.opened !== null}
    >
      <p className="text-muted">{t('settingsText')}</p>
      <EntryForm
        fields={alarmSettings.fields}
        draftKey="alarm_settings:own"
        initial={settings}
        saveLabel={t('saveSettings')}
        saveVariant="secondary"
        check={({ quiet_from, quiet_to }) => {
          if ((quiet_from === null) === (quiet_to === null)) return {};
          return quiet_from === null ? { quiet_from: t('quietBoth') } : { quiet_to: t('quietBoth') };
        }}
        save={async (values) => {
          await putOwnRow(alarmSettings.table, values);
          notifySaved(alarmSettings.table, ownRowId, {
            saved: t('settingsSaved'),
            onDevice: core('saving.on-device'),
            refused: core('errors.savingEntry'),
          });
        }}
      >
        {(fields) => (
          <>
            <fieldset className="flex flex-wrap gap-x-5 gap-y-3">
              <legend className="mb-2 font-semibold">{t('quiet')}</legend>
              <TimeField {...fields.text('quiet_from')} label={t('quiet_from')} />
              <TimeField {...fields.text('quiet_to')} label={t('quiet_to')} />
              <p className="basis-full text-sm text-muted">{t('quietHint')}</p>
            </fieldset>
            <NumberField
              {...fields.number('daily_limit')}
              label={t('daily_limit')}
              hint={t('dailyLimitHint', { most: String(mostAlarmsADay) })}
            />
            <Checkbox {...fields.flag('discreet')} label={t('discreet')} hint={t('discreetHint')} />
          </>
        )}
      </EntryForm>
      <div className="border-t border-line pt-5">
        <LazyPushPart />
      </div>
    </FoldedCard>
  );
}
