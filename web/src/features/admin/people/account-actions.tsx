import { useState, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useUser } from '#core/session/session.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { Button } from '#ui/button.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { nameOfAccount, type WholeAccount } from './account.ts';
import { adminActions, actionsOn, type ActionName } from './actions.ts';

/** A button for each action that this account allows. Each asks for confirmation and reports the result. */
export function AccountActions({ account, onDone }: { account: WholeAccount; onDone: () => Promise<void> }): ReactNode {
  const t = useMessages('admin');
  const user = useUser();
  const { retry: readOwnProfile } = useProfile();
  const [asked, setAsked] = useState<ActionName | null>(null);
  const name = nameOfAccount(account);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {actionsOn(account, user?.id, serverNow()).map((each) => (
        <Button key={each} variant={each === 'close' ? 'danger' : 'secondary'} onClick={() => setAsked(each)}>
          {t(each)}
        </Button>
      ))}
      {asked && (
        <ActionDialog
          key={asked}
          title={t(asked)}
          text={t(`${asked}Text`, { name })}
          done={t(`${asked}Done`, { name })}
          action={{ ...adminActions[asked], path: `accounts/${account.id}/${adminActions[asked].path}` }}
          onClose={() => setAsked(null)}
          onDone={async () => {
            // An action on the administrator's own account can change the administrator's rights. Refetches the own
            // profile, because these rights decide what this page may show.
            if (account.id === user?.id) await readOwnProfile();
            await onDone();
          }}
        />
      )}
    </div>
  );
}
