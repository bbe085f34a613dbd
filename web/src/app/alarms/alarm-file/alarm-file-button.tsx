import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { useMedicines } from '#features/medications/use-medicines.ts';
import { useAlarmSettings } from '#features/reminders/alarm-settings.ts';
import { useReminders } from '#features/reminders/reminder-list.ts';
import { Button } from '#ui/button.tsx';
import { medicineAlarms, reminderFileAlarms } from './filed-alarms.ts';
import { saveAlarmFile } from './write-alarm-file.ts';

/** Hands out the times of medicines and reminders that ring, for the calendar of a device, which rings also while the app is closed. */
export function AlarmFileButton(): ReactNode {
  const t = useMessages('alarm-file');
  const today = useToday();
  const { medicines, ...medicineReading } = useMedicines();
  const { reminders, ...reminderReading } = useReminders();
  const { settings, known, reading } = useAlarmSettings();
  // A file without some of them, or with names that should not be said, would be wrong without anybody seeing it.
  const unknown = [medicineReading, reminderReading, { ...reading, known }].find((each) => !each.known);
  if (unknown) return <ReadingStates reading={unknown.state} retry={unknown.retry} />;
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
