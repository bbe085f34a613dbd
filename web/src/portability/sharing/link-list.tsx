import { useState, type ReactNode } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/use-toast.ts';
import { LinkItem } from './link-item.tsx';
import { endLink, readLinks } from './link-requests.ts';

/** The person's links with their openings. Each active one can be ended. */
export function LinkList(): ReactNode {
  const t = useMessages('sharing');
  const { showToast } = useToast();
  const [version, setVersion] = useState(0);
  const { loaded: links, retry } = useLoaded(`health-links ${String(version)}`, readLinks);
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id: string): Promise<void> {
    try {
      await endLink(id);
      setVersion(version + 1);
      showToast({ title: t('ended') });
    } catch {
      showToast({ title: t('endFailed'), description: t('endFailedText'), variant: 'destructive' });
    }
  }

  return (
    <Card aria-labelledby="own-links" className="flex flex-col gap-4">
      <h2 id="own-links" className="text-lg">
        {t('listTitle')}
      </h2>
      {!links && <LazyPlaceholder failed={links === null} onRetry={retry} />}
      {links?.length === 0 && <p className="text-muted">{t('listEmpty')}</p>}
      {links && links.length > 0 && (
        <ul className="divide-y divide-line">
          {links.map((link) => (
            <LinkItem key={link.id} link={link} onEnd={() => setEnding(link.id)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(stays) => !stays && setEnding(null)}
        title={t('endTitle')}
        description={t('endText')}
        confirmLabel={t('end')}
        cancelLabel={t('keep')}
        onConfirm={() => ending !== null && void end(ending)}
      />
    </Card>
  );
}
