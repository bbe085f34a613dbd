import { useEffect, useEffectEvent, useRef } from 'react';
import { CircleHelp, Link2Off } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSession } from '#core/session/use-session.ts';
import { buttonClasses } from '#ui/lib/button-classes.ts';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/use-toast.ts';
import { ConfirmAccountPanel } from './confirm-account-panel.tsx';
import { ConfirmedPanel } from './confirmed-panel.tsx';
import { readMailLink, type MailLink } from './read-mail-link.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
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
  const state = (location.state ?? {}) as WelcomeState;
  const inAddress = readMailLink(location.hash);
  const link = inAddress.kind === 'none' ? (state.link ?? inAddress) : inAddress;
  const panel = choosePanel(link, session);
  const frame = useRef<HTMLDivElement>(null);
  const { pressed } = useHeadingFocus(frame, panel);

  const replaceState = (next: WelcomeState) =>
    void navigate({ search: location.search, hash: '' }, { replace: true, state: next });

  // A token has no place in the address: it would be copied, shown and kept in the history.
  const cleanAddress = useEffectEvent(() => {
    if (inAddress.kind !== 'none') replaceState({ link: inAddress });
  });
  useEffect(() => cleanAddress(), [location.hash]);

  const tellConfirmed = () => showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
  const greet = useEffectEvent(() => {
    if (!state.justConfirmed) return;
    tellConfirmed();
    replaceState({});
  });
  useEffect(() => greet(), [state.justConfirmed]);

  return (
    <div ref={frame} className="py-4">
      {panel === 'confirm' && link.kind === 'token' && (
        <ConfirmAccountPanel
          link={link}
          onConfirmed={(byKeyboard) => {
            pressed(byKeyboard);
            tellConfirmed();
            replaceState({});
          }}
          onRefused={(byKeyboard) => {
            pressed(byKeyboard);
            replaceState({ link: { kind: 'refused' } });
          }}
        />
      )}
      {panel === 'waiting' && <Loading label={t('confirming')} />}
      {panel === 'confirmed' && <ConfirmedPanel premium={query.get('premium') === 'true'} />}
      {panel === 'refused' && (
        <WelcomePanel picture={Link2Off} title={t('expiredTitle')} text={[t('expiredText'), t('expiredNext')]}>
          <Link to="/auth?view=confirm" className={buttonClasses('primary')}>
            {t('requestNew')}
          </Link>
          <Link to="/auth" className={buttonClasses('quiet')}>
            {t('toLogin')}
          </Link>
        </WelcomePanel>
      )}
      {panel === 'empty' && (
        <WelcomePanel picture={CircleHelp} title={t('emptyTitle')} text={[t('emptyText')]}>
          <Link to="/auth" className={buttonClasses('primary')}>
            {t('toLogin')}
          </Link>
        </WelcomePanel>
      )}
    </div>
  );
}

/** An unused link comes first, even for somebody who is signed in: it may belong to another account. */
function choosePanel(link: MailLink, session: ReturnType<typeof useSession>) {
  if (link.kind === 'token') return 'confirm';
  if (session === undefined) return 'waiting';
  if (session) return 'confirmed';
  return link.kind === 'refused' ? 'refused' : 'empty';
}
