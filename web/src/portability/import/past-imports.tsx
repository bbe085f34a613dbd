import { useEffect, useState, type ReactNode } from 'react';
import { Undo2 } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { pastImports, type PastImport } from './stored-imports.ts';
import type { ImportState } from './use-import.ts';

interface PastImportsProps {
  userId: string;
  /** The state of the current import. When this state changes, the list reloads. */
  after: ImportState;
  onUndo: (past: PastImport) => void;
}

/** The imports that this device can undo. Each has a button, which asks for confirmation before the undo. */
export function PastImports({ userId, after, onUndo }: PastImportsProps): ReactNode {
  const t = useMessages('import');
  const core = useMessages('core');
  const locale = useLocale();
  const [past, setPast] = useState<readonly PastImport[]>([]);
  const [asked, setAsked] = useState<PastImport | null>(null);
  useEffect(() => {
    let isWanted = true;
    void pastImports(userId).then((found) => {
      if (isWanted) setPast(found);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, after]);
  if (past.length === 0) return null;
  const timeOf = ({ startedAt }: PastImport) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(startedAt);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="text-lg">{t('past')}</h3>
      <p className="text-muted">{t('pastHint')}</p>
      <ul className="flex flex-col gap-3">
        {past.map((each) => (
          <li key={each.importId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <span className="wrap-anywhere">{each.fileName}</span>
              <span className="block text-sm text-muted">{timeOf(each)}</span>
            </span>
            <Button
              icon={Undo2}
              aria-label={t('undoOf', { name: each.fileName, time: timeOf(each) })}
              onClick={() => setAsked(each)}
            >
              {t('undo')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('undoTitle')}
        description={t('undoText')}
        confirmLabel={t('undo')}
        cancelLabel={core('actions.cancel')}
        onConfirm={() => asked && onUndo(asked)}
      />
    </section>
  );
}
