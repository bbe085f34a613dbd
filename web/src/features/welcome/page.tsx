import { useEffect, useEffectEvent, useRef } from 'react';
import { CircleHelp, TimerOff } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSession } from '#core/session/use-session.ts';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/use-toast.ts';
import { ConfirmAccountPanel } from './confirm-account-panel.tsx';
import { ConfirmedPanel } from './confirmed-panel.tsx';
import { readMailLink, type MailLink } from './read-mail-link.ts';
import { WelcomePanel } from './welcome-panel.tsx';

/** What the history entry keeps of the link once the address is clean, so that a reload before confirming loses nothing. */
interface WelcomeState {
  readonly link?: MailLink;
  /** The sign-up page confirmed by code and leads here. */
  readonly justConfirmed?: boolean;
}

/** Where the mail's button leads: confirm, be welcomed, go on. */
export default function WelcomePage() {
  const t = useMessages('welcome');
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { showToast } = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const state = (location.state ?? {}) as WelcomeState;
  const inAddress = readMailLink(location.hash);
  const link = inAddress.kind === 'none' ? (state.link ?? inAddress) : inAddress;

  const replaceState = (next: WelcomeState) =>
    navigate({ search: location.search, hash: '' }, { replace: true, state: next });

  // A token has no place in the address: it would be copied, shown and kept in the history.
  const cleanAddress = useEffectEvent(() => {
    if (inAddress.kind !== 'none') void replaceState({ link: inAddress });
  });
  useEffect(() => cleanAddress(), [location.hash]);

  const tellConfirmed = () => showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
  const greet = useEffectEvent(() => {
    if (!state.justConfirmed) return;
    tellConfirmed();
    void replaceState({});
  });
  useEffect(() => greet(), [state.justConfirmed]);

  /** The button is gone: whoever works by keyboard goes on from the new heading. With a pointer, focus would only hold them here. */
  const focusHeading = (byKeyboard: boolean) => {
    if (byKeyboard) requestAnimationFrame(() => frame.current?.querySelector('h1')?.focus());
  };

  return (
    <div ref={frame} className="py-4">
      {link.kind === 'token' ? (
        <ConfirmAccountPanel
          link={link}
          onConfirmed={async (byKeyboard) => {
            tellConfirmed();
            await replaceState({});
            focusHeading(byKeyboard);
          }}
          onRefused={async (byKeyboard) => {
            await replaceState({ link: { kind: 'refused' } });
            focusHeading(byKeyboard);
          }}
        />
      ) : session === undefined ? (
        <Loading label={t('confirming')} />
      ) : session ? (
        <ConfirmedPanel premium={query.get('premium') === 'true'} />
      ) : link.kind === 'refused' ? (
        <WelcomePanel picture={TimerOff} title={t('expiredTitle')} text={[t('expiredText'), t('expiredNext')]}>
          <Link to="/auth?view=confirm" className={buttonClasses('primary')}>
            {t('requestNew')}
          </Link>
          <Link to="/auth" className={buttonClasses('quiet')}>
            {t('toLogin')}
          </Link>
        </WelcomePanel>
      ) : (
        <WelcomePanel picture={CircleHelp} title={t('emptyTitle')} text={[t('emptyText')]}>
          <Link to="/auth" className={buttonClasses('primary')}>
            {t('toLogin')}
          </Link>
        </WelcomePanel>
      )}
    </div>
  );
}
