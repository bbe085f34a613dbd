import type { ReactNode } from 'react';
import { Phone, UserRoundPlus } from 'lucide-react';
import { useConsent } from '#core/consent/use-consent.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { useProfile } from '#core/profile/use-profile.ts';
import type { RowsResult } from '#core/records/use-rows.ts';
import { callLink, canBeDialled } from '#shared-features/help-now/contact-links.ts';
import { Card } from '#ui/card.tsx';
import type { Contact } from '../crisis-tables.ts';
import { alertCircle, HoldButton, HoldRoom } from './hold/hold-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { buttonClasses, joinClasses } from '#ui/lib/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { serverWays } from './alert-messages.ts';
import { AlertResult } from './alert-result.tsx';
import { ConsentToMessages } from './consent-to-messages.tsx';
import { NoName } from './no-name-notice.tsx';
import { contactsPath } from './link-to-contacts.tsx';
import type { useAlert } from './use-alert.ts';
import type { AlertPreviewProps } from './alert-preview.tsx';
import { mostContactsOfAnAlert } from '@cogn/shared/input-limits.ts';
import { withoutLinks } from '@cogn/shared/safe-alert-text.ts';

const AlertPreview = lazyPart<AlertPreviewProps>(
  'crisis-alert-preview',
  () => [],
  async () => (await import('./alert-preview.tsx')).AlertPreview,
);

interface AlertCardProps {
  of: ReturnType<typeof useAlert>;
  contacts: RowsResult<Contact>;
  /** The message that the person wrote; null for the default one. */
  ownMessage: string | null;
}

/**
 * The card of the alert. Its height is at least that of the alert button with its texts and the notice that the server
 * sends no messages. If the card were shorter, the help lines below would move while somebody taps them. `noticeLast` puts
 * the notice last. On a wide screen, a card with `noticeLast` has no minimum height, because the help lines are beside it.
 */
export function AlertRoom({ children, noticeLast = false }: { children?: ReactNode; noticeLast?: boolean }): ReactNode {
  const delivery = useMessages('deliveries');
  const loading = useMessages('journal')('loading');
  const t = useMessages('crisis');
  const notice = serverWays().length === 0 && <Notice tone="information">{delivery('noWays')}</Notice>;
  return (
    <Card>
      <div className="grid *:col-start-1 *:row-start-1">
        <div className={joinClasses('invisible flex flex-col gap-6', noticeLast && 'xl:hidden')}>
          {notice}
          <HoldRoom below={t('whatIsSent')} />
        </div>
        {/* Different keys make React replace the loading indicator. Browsers do not count a replaced element as a layout
            shift. */}
        <div key={children === undefined ? 'loading' : 'content'} className="flex flex-col gap-6">
          {children !== undefined && !noticeLast && notice}
          <div className={`flex flex-col gap-6 ${noticeLast ? '' : 'flex-1 justify-center'}`}>
            {children ?? <Loading label={loading} />}
          </div>
          {noticeLast && notice}
        </div>
      </div>
    </Card>
  );
}

/**
 * The card that alerts emergency contacts. It shows what is missing for an alert (contacts or consent), the alert button,
 * or the result of an alert.
 */
export function AlertCard({ of, contacts, ownMessage }: AlertCardProps): ReactNode {
  const t = useMessages('crisis');
  const help = useMessages('help-now');
  const language = htmlLang(useLanguage());
  const agreed = useConsent('crisis_messages');
  const { profile } = useProfile();
  const name = withoutLinks(profile?.full_name ?? '').trim() || null;
  // The server would skip the contacts beyond the maximum.
  const asked = contacts.rows.slice(0, mostContactsOfAnAlert);
  const names = new Intl.ListFormat(language).format(asked.map((each) => each.name));
  const leftOut = contacts.rows.length - asked.length;

  if (of.alert) {
    return (
      <Card>
        <AlertResult alert={of.alert} of={of} contacts={contacts.rows} message={of.alert.message ?? help('request')} />
      </Card>
    );
  }
  const loading = contacts.state === 'loading' || (contacts.rows.length > 0 && agreed === 'loading');
  if (loading) return <AlertRoom />;
  if (contacts.rows.length === 0) {
    return (
      <AlertRoom>
        <QueryStateNotice reading={contacts.state} retry={contacts.retry} />
        <div className="flex flex-col items-center gap-4">
          <Link to={contactsPath} className={alertCircle}>
            <UserRoundPlus aria-hidden className="size-10 text-primary" />
            {help('addContacts')}
          </Link>
          <p className="max-w-prose text-center">{contacts.state === 'ready' ? t('noContacts') : t('contactsUnread')}</p>
        </div>
      </AlertRoom>
    );
  }
  if (agreed !== 'granted') {
    return (
      <AlertRoom noticeLast>
        {serverWays().length === 0 && <FirstCalls contacts={contacts.rows} />}
        <ConsentToMessages />
      </AlertRoom>
    );
  }
  return (
    <AlertRoom>
      <HoldButton names={names} onSend={() => of.send(ownMessage)} />
      {profile && name === null && <NoName />}
      {leftOut > 0 && <p>{t('leftOut', { count: leftOut, most: String(mostContactsOfAnAlert) })}</p>}
      {/* Reserves the height of the folded preview and hides its loading indicator. Otherwise the help lines would move. */}
      <div className="min-h-15 *:data-on-its-way:hidden">
        <AlertPreview contacts={asked} message={ownMessage} name={name} />
      </div>
    </AlertRoom>
  );
}

/** How many call buttons fit above the consent text in the card's reserved height. Another card lists all contacts. */
const mostFirstCalls = 2;

/** One-tap calls to the first contacts. They appear if the server sends no messages and the person has not consented yet. */
function FirstCalls({ contacts }: { contacts: readonly Contact[] }): ReactNode {
  const t = useMessages('help-now');
  const dialled = contacts.filter(({ phone }) => canBeDialled(phone)).slice(0, mostFirstCalls);
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {dialled.map(({ name, phone }, place) => (
        <a key={name + phone} href={callLink(phone)} className={buttonClasses(place === 0 ? 'primary' : 'secondary')}>
          <Phone aria-hidden className="size-5 shrink-0" />
          {t('callPerson', { name })}
        </a>
      ))}
    </div>
  );
}
