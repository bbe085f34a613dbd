import { ThemeChoice } from '#core/choices/theme-choice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { PlanUnknown } from '#core/journal/plan-unknown.tsx';
import { PageMenu } from '#shared-features/page-menu/page-menu.tsx';
import { useProfile } from '#core/profile/use-profile.ts';
import { Card } from '#ui/card.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { IconColours } from './icon-colours.tsx';
import { LockedSettings } from './locked-settings.tsx';

/**
 * The premium page of settings: theme, icon colours, and the menu's pages and their order. The two lists of all pages are
 * folded, or the second would be four screens below the first.
 */
export default function SettingsPage() {
  const t = useMessages('settings');
  const menu = useMessages('page-menu');
  const { isPremium, known } = useProfile();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {isPremium ? (
        <>
          <Card>
            <ThemeChoice />
          </Card>
          <IconColours />
          <FoldedCard id="settings-menu" title={menu('title')} summary={t('menuLine')}>
            <PageMenu />
          </FoldedCard>
        </>
      ) : (
        <>{known ? <LockedSettings /> : <PlanUnknown />}</>
      )}
    </div>
  );
}
