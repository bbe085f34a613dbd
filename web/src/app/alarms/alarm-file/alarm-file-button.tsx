import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { useMedicines } from '#features/medications/use-medicines.ts';
import { useAlarmSettings } from '#features/reminders/alarm-settings.ts';
import { useReminders } from '#features/reminders/reminder-list.ts';
import { Button } from '#ui/button.tsx';
import { medicineAlarms, reminderFileAlarms } from './alarms-for-file.ts';
import { saveAlarmFile } from './write-alarm-file.ts';

/** Exports the alarms of medicines and reminders to a calendar file. A calendar app notifies even while COGN is closed. */
export function AlarmFileButton(): ReactNode {
  const t = useMessages('alarm-file');
  const today = useToday();
  const { medicines, ...medicineReading } = useMedicines();
  const { reminders, ...reminderReading } = useReminders();
  const { settings, known, reading } = useAlarmSettings();
  // Wait until everything is loaded. Otherwise the file could lack alarms, or contain names that the user chose to hide.
  const unknown = [medicineReading, reminderReading, { ...reading, known }].find((each) => !each.known);
  if (unknown) return <QueryStateNotice reading={unknown.state} retry={unknown.retry} />;
  const discreet = settings.discreet ? t('discreet') : null;
  const alarms = [...medicineAlarms(medicines, today, discreet), ...reminderFileAlarms(reminders, today, discreet)];
  if (alarms.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <>
      <Button icon={Download} onClick={() => saveAlarmFile(alarms)}>
        {t('save')}
      </Button>
      <p className="text-sm text-muted">{t(settings.discreet ? 'saysTimes' : 'saysNames')}</p>
    </>
  );
}
