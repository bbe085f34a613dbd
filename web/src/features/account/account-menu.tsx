import { useState, type ComponentType } from 'react';
import { CreditCard, KeyRound, Mail, MonitorSmartphone, Phone, ShieldCheck, ShieldPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { LazyBilling } from '#shared-features/billing/lazy-billing.ts';
import { readPremiumOffer } from '#shared-features/billing/premium-offer.ts';
import { useServerOffers } from '#shared-features/auth-ui/use-server-offers.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { Button } from '#ui/button.tsx';
import { AccountPart } from './account-dialog.tsx';
import { ChangeEmail } from './email/change-email.tsx';
import { SecondFactor } from './factors/second-factor.tsx';
import { ChangePassword } from './password/change-password.tsx';
import { ChangePhone } from './phone/change-phone.tsx';
import { SessionList } from './sessions/session-list.tsx';

const ownParts = [
  { id: 'email', Picture: Mail, Contents: ChangeEmail },
  { id: 'password', Picture: KeyRound, Contents: ChangePassword },
  { id: 'sessions', Picture: MonitorSmartphone, Contents: SessionList },
  { id: 'factor', Picture: ShieldPlus, Contents: SecondFactor },
  { id: 'phone', Picture: Phone, Contents: ChangePhone },
  { id: 'plan', Picture: CreditCard, Contents: LazyBilling },
] as const;

/**
 * The account section of the settings. It needs no premium. Each button opens a dialog: stored data, e-mail, password,
 * sessions, second factor, phone or plan. The signed-in layout passes `Privacy`, the contents of the first dialog.
 */
export function AccountMenu({ Privacy }: { Privacy: ComponentType }) {
  const parts = [{ id: 'privacy', Picture: ShieldCheck, Contents: Privacy } as const, ...ownParts];
  const t = useMessages('account');
  const offers = useServerOffers();
  const [opened, setOpened] = useState<(typeof parts)[number]['id'] | null>(null);
  // A server without billing has no subscription, so the menu hides the plan dialog.
  const { data: premium } = useQuery({ queryKey: ['premium-offer'], queryFn: readPremiumOffer, retry: 1 }, queryClient);
  const has = { sessions: offers?.sessions, plan: premium?.payments };
  const shown = parts.filter(({ id }) => (id === 'sessions' || id === 'plan' ? has[id] : true));
  const part = parts.find(({ id }) => id === opened);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shown.map(({ id, Picture }) => (
          <li key={id}>
            <Button
              variant="quiet"
              icon={Picture}
              aria-haspopup="dialog"
              className="w-full justify-start text-start"
              onClick={() => setOpened(id)}
            >
              {t(id)}
            </Button>
          </li>
        ))}
      </ul>
      {part && (
        <AccountPart title={t(part.id)} description={t(`${part.id}Text`)} onClose={() => setOpened(null)}>
          <part.Contents />
        </AccountPart>
      )}
    </>
  );
}
