import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Appointment } from '../appointments.ts';

/** A button that saves one appointment as a calendar file. */
export function SaveOneFile({ of }: { of: Appointment }): ReactNode {
  const t = useMessages('calendar');
  const save = useSaveFile();
  return (
    <Button variant="quiet" icon={Download} aria-label={`${t('saveFile')} · ${of.name}`} onClick={() => void save([of])}>
      {t('saveFile')}
    </Button>
  );
}

/** Returns a function that saves these appointments as a calendar file. The code that writes the file loads on first use. */
export function useSaveFile(): (appointments: readonly Appointment[]) => Promise<void> {
  const t = useMessages('calendar');
  const locale = useLocale();
  const { showToast } = useToast();
  return async (appointments) => {
    try {
      const { saveFile } = await import('./save-file.ts');
      saveFile(appointments, t, locale);
    } catch {
      showToast({ title: t('fileFailed'), variant: 'destructive' });
    }
  };
}
