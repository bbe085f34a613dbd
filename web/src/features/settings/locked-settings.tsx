import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';

/** The page without premium: what premium adds, and where the free settings are. Colours chosen earlier still apply. */
export function LockedSettings() {
  const t = useMessages('settings');
  const openUpsell = useOpenUpsell();
  return (
    <PageState
      kind="locked"
      title={t('lockedTitle')}
      action={
        <Button variant="primary" onClick={() => openUpsell()}>
          {t('lockedOpen')}
        </Button>
      }
    >
      {t('lockedText')}
    </PageState>
  );
}
