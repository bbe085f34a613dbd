import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Appointment, AppointmentType } from '../appointments.ts';

/** Returns a function that offers a file of these appointments for another calendar. The code that writes it is loaded on first use. */
export function useSaveFile(): (appointments: readonly Appointment[]) => Promise<void> {
  const t = useMessages('calendar');
  const locale = useLocale();
  const { showToast } = useToast();
  return async (appointments) => {
    const messages = {
      type: (type: AppointmentType) => t(type),
      restOf: (name: string) => t('restOf', { name }),
      restAfter: (minutes: number) => t('restAfter', { time: formatMeasure(minutes, 'minute', locale) }),
    };
    try {
      const { saveFile } = await import('./write-calendar-file.ts');
      saveFile(appointments, messages);
    } catch {
      showToast({ title: t('fileFailed'), variant: 'destructive' });
    }
  };
}
