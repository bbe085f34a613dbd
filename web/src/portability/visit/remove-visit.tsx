import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Trash2 } from 'lucide-react';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { nameVisit } from '#features/visit/name-visit.ts';
import { visits, type Visit } from '#features/visit/visits.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Removes a visit after a question. The toast offers undo. */
export function RemoveVisit({ visit }: { visit: Visit }): ReactNode {
  const t = useMessages('visit');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const locale = useLocale();
  const remove = useRemoval(visits.table);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Trash2} className="-ms-3.5" onClick={() => setAsking(true)}>
        {core('actions.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={journal('removeNamed', { name: nameVisit(visit, locale) || t('untitled') })}
        description={journal('removeText')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('removeCancel')}
        onConfirm={() => void remove(visit, { removed: t('removed'), back: t('restored') })}
      />
    </>
  );
}
