import { useState, type ReactNode } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { medicines, type Medicine } from '../medicines.ts';

/** The switch for a medicine's alarms, which saves at once. */
export function AlarmSwitch({ medicine, readOnly }: { medicine: Medicine; readOnly: boolean }): ReactNode {
  const t = useMessages('medications');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const [wanted, setWanted] = useState<boolean>();
  const { id, name, alarm } = medicine;
  const refused = core('errors.savingEntry');

  async function set(on: boolean): Promise<void> {
    setWanted(on);
    try {
      await changeRow(medicines.table, id, { alarm: on });
      const onDevice = journal('named', { words: core('saving.on-device'), name });
      notifySaved(medicines.table, id, { saved: t(on ? 'alarmOn' : 'alarmOff', { name }), onDevice, refused });
    } catch (problem) {
      failed(refused)(problem);
    } finally {
      setWanted(undefined);
    }
  }
  return (
    <Checkbox
      name="alarm"
      label={t('alarm')}
      aria-label={journal('named', { words: t('alarm'), name })}
      checked={wanted ?? alarm}
      disabled={readOnly}
      onChange={({ target }) => void set(target.checked)}
    />
  );
}
