import { useMessages } from '#core/messages/use-messages.ts';
import { useOpenUpsell } from '#core/pages/pages-context.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';

/**
 * Shown instead of the settings to a person without premium: what premium adds, and where the free settings are. Colours
 * that the person chose while they had premium still apply.
 */
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
