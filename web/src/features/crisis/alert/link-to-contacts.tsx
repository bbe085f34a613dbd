import type { ReactNode } from 'react';
import { UserRoundPlus } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';

export const contactsPath = '/profile#list-emergency_contacts';

/** A link to the emergency contacts in the profile. */
export function LinkToContacts(): ReactNode {
  const help = useMessages('help-now');
  return (
    <Link to={contactsPath} className={buttonClasses('primary', 'self-start')}>
      <UserRoundPlus aria-hidden className="size-5 shrink-0" />
      {help('addContacts')}
    </Link>
  );
}
