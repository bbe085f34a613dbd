import type { ReactNode } from 'react';
import { LifeBuoy, ScrollText } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { useOwnRow } from '#core/records/use-rows.ts';
import { ContactList } from '#shared-features/help-now/contacts/contact-list.tsx';
import type { Contact } from '#shared-features/help-now/contacts/stored-contacts.ts';
import { useOwnContacts } from '#shared-features/help-now/contacts/use-own-contacts.ts';
import { useHelpNow } from '#shared-features/help-now/help-now-address.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';

/** The columns of a row that are not the person's words. */
const technicalColumns = new Set(['id', 'user_id', 'created_at', 'updated_at', 'saving']);

/** The person's own data that the card shows: whether they wrote a safety plan, and their contacts. */
export interface OwnHelp {
  readonly hasPlan: boolean;
  readonly contacts: readonly Contact[];
}

/** Reads the person's safety plan and contacts before the card shows, so that the card is complete at once. */
export function useOwnHelp(): OwnHelp {
  const { row } = useOwnRow<object>('safety_plans');
  const hasPlan = Object.entries(row ?? {}).some(([column, value]) => !technicalColumns.has(column) && Boolean(value));
  return { hasPlan, contacts: useOwnContacts().contacts };
}

/**
 * Help for a person whose answers mention thoughts of death or self-harm: Help now, their safety plan, and their contacts.
 * The card says that nobody reads the answers. It blocks nothing, and works without premium and without a connection.
 */
export function CareCard({ hasPlan, contacts }: OwnHelp): ReactNode {
  const t = useMessages('questionnaires');
  const help = useMessages('help-now');
  const { open } = useHelpNow();
  return (
    <section aria-labelledby="questionnaires-care" className="flex flex-col gap-4 rounded-xl bg-primary-soft p-5 sm:p-6">
      <div className="flex flex-col gap-1">
        <h3 id="questionnaires-care" className="text-lg">
          {t('careTitle')}
        </h3>
        <p>{t('careText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="accent" icon={LifeBuoy} aria-haspopup="dialog" onClick={open}>
          {help('title')}
        </Button>
        {hasPlan && (
          <Link to="/crisis#safety-plan" className={buttonClasses('secondary')}>
            <ScrollText aria-hidden className="size-5 shrink-0" />
            {t('carePlan')}
          </Link>
        )}
      </div>
      {contacts.length > 0 && (
        <div className="flex flex-col gap-3">
          <h4 className="font-semibold">{help('contacts')}</h4>
          <ContactList contacts={contacts} />
        </div>
      )}
    </section>
  );
}

/** `CareCard` for an unfinished questionnaire. It reads the person's plan and contacts itself. */
export function CareCardOfDraft(): ReactNode {
  return <CareCard {...useOwnHelp()} />;
}
