import type { ReactNode } from 'react';
import { Download } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Appointment } from '../appointments.ts';
import { useSaveFile } from './use-save-file.ts';

/** Hands out a file of one appointment, for another calendar. */
export function SaveOneFile({ of }: { of: Appointment }): ReactNode {
  const t = useMessages('calendar');
  const save = useSaveFile();
  return (
    <Button variant="quiet" icon={Download} aria-label={`${t('saveFile')} · ${of.name}`} onClick={() => void save([of])}>
      {t('saveFile')}
    </Button>
  );
}
