import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { describeSchedule } from '#features/medications/plan-history/describe-plan.ts';
import type { Medicine } from '#features/medications/medicines.ts';

/** The medicines that are not ended, with dosage and schedule. A paused one says so. */
export function useMedicineLines() {
  const t = useMessages('medications');
  const locale = useLocale();
  const { rows, ...reading } = useRows<Medicine>('medications');
  const lines = rows
    .filter(({ status }) => status !== 'ended')
    .map((medicine) => {
      const when = describeSchedule(medicine, t, locale);
      const { id, name, dosage, status } = medicine;
      return { id, name, dosage, when: status === 'active' ? when : t('inStatus', { status: t(status), when }) };
    });
  return { lines, ...reading };
}
