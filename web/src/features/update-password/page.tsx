import { useRef } from 'react';
import { KeyRound, Link2Off } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AuthPanel } from '#shared-features/auth-ui/auth-panel.tsx';
import { Link } from '#core/pages/link.tsx';
import { RedeemLinkPanel } from '#shared-features/auth-ui/redeem-link-panel.tsx';
import { useCleanLink } from '#shared-features/auth-ui/read-mail-link.ts';
import { useHeadingFocus } from '#shared-features/auth-ui/use-heading-focus.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { awaitsSecondFactor } from '#core/session/session-claims.ts';
import { useSession } from '#core/session/session.ts';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { Loading } from '#ui/loading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

function PanelLoading() {
  const t = useMessages('auth-ui');
  return <Loading label={t('opening')} />;
}

const ProveSecondFactor = deferred(async () => {
  const words = loadNamespaces(currentLanguage(), ['second-factor']);
  const [{ ProveSecondFactor: Panel }] = await Promise.all([
    import('#shared-features/second-factor/prove-second-factor.tsx'),
    words,
  ]);
  return Panel;
}, PanelLoading);

/** The page that the password reset mail links to. The person redeems the link by a button, then sets a new password. */
export default function UpdatePasswordPage() {
  const t = useMessages('update-password');
  const session = useSession();
  const navigate = useNavigate();
  const { link, settle } = useCleanLink();
  const container = useRef<HTMLDivElement>(null);
  const panel = choosePanel(link.kind, session);
  const { pressed } = useHeadingFocus(container, panel);

  return (
    <div ref={container} className="py-4">
      {panel === 'link' && link.kind === 'token' && (
        <RedeemLinkPanel
          link={link}
          words={{ title: t('openTitle'), text: t('openText'), button: t('open') }}
          onAnswer={(answer) => {
            pressed(true);
            settle(answer.kind === 'refused' ? { link: { kind: 'refused' } } : {});
          }}
        />
      )}
      {panel === 'waiting' && <PanelLoading />}
      {panel === 'second-factor' && <ProveSecondFactor onProved={() => pressed(true)} />}
      {panel === 'form' && session && (
        <NewPasswordForm email={session.user.email ?? ''} onDone={() => void navigate('/auth', { replace: true })} />
      )}
      {(panel === 'refused' || panel === 'none') && (
        <AuthPanel
          picture={panel === 'refused' ? Link2Off : KeyRound}
          title={t(panel === 'refused' ? 'expiredTitle' : 'emptyTitle')}
          text={[t(panel === 'refused' ? 'expiredText' : 'emptyText')]}
        >
          <Link to="/forgot-password" className={buttonClasses('primary')}>
            {t('requestNew')}
          </Link>
          <Link to="/auth" className={buttonClasses('quiet')}>
            {t('toLogin')}
          </Link>
        </AuthPanel>
      )}
    </div>
  );
}

/**
 * A link, even a refused one, takes precedence over the session of a signed-in user, because the link may belong to another
 * account.
 */
function choosePanel(link: 'token' | 'refused' | 'none', session: ReturnType<typeof useSession>) {
  if (link === 'token') return 'link';
  if (link === 'refused') return 'refused';
  if (session === undefined) return 'waiting';
  if (!session) return 'none';
  return awaitsSecondFactor(session) ? 'second-factor' : 'form';
}
