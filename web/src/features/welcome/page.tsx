import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link2Off } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { AuthPanel } from '#shared-features/auth-ui/auth-panel.tsx';
import { RedeemLinkPanel } from '#shared-features/auth-ui/redeem-link-panel.tsx';
import { type MailLink, useCleanLink } from '#shared-features/auth-ui/read-mail-link.ts';
import { Link } from '#core/pages/link.tsx';
import { useHeadingFocus } from '#shared-features/auth-ui/use-heading-focus.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSession } from '#core/session/session.ts';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/use-toast.ts';
import { ConfirmedPanel } from './confirmed-panel.tsx';
import { welcomeDrawing } from './welcome-drawing.ts';
import { useLinkAnswer, type WelcomeState } from './use-link-answer.ts';

/**
 * The page that the confirmation mail's button opens. It confirms the address, welcomes the person and continues to the app.
 * It also confirms a change of e-mail.
 */
export default function WelcomePage() {
  const t = useMessages('welcome');
  const session = useSession();
  const [query] = useSearchParams();
  const { showToast } = useToast();
  const state = (useLocation().state ?? {}) as WelcomeState;
  const { link, settle } = useCleanLink();
  const panel = choosePanel(link, state, session);
  const container = useRef<HTMLDivElement>(null);
  const { pressed } = useHeadingFocus(container, panel);
  const take = useLinkAnswer(settle);

  const greet = useEffectEvent(() => {
    if (!state.justConfirmed) return;
    showToast({ title: t('confirmedToastTitle'), description: t('confirmedToastText') });
    settle({});
  });
  useEffect(() => greet(), [state.justConfirmed]);

  const change = link.kind === 'token' && link.type === 'email_change';
  const toLogin = (look: 'primary' | 'quiet'): ReactNode => (
    <Link to="/auth" className={buttonClasses(look)}>
      {t(session ? 'continue' : 'toLogin')}
    </Link>
  );
  return (
    <div ref={container} className="py-4">
      {panel === 'confirm' && link.kind === 'token' && (
        <RedeemLinkPanel
          link={link}
          drawing={welcomeDrawing}
          words={{
            title: t(change ? 'changeTitle' : 'openTitle'),
            text: t(change ? 'changeText' : 'openText'),
            button: t('confirm'),
          }}
          onAnswer={(answer, byKeyboard) => {
            pressed(byKeyboard);
            take(answer);
          }}
        />
      )}
      {panel === 'waiting' && <Loading label={t('confirming')} />}
      {panel === 'confirmed' && <ConfirmedPanel premium={query.get('premium') === 'true' || state.premium === true} />}
      {(panel === 'half' || panel === 'changed') && (
        <AuthPanel drawing={welcomeDrawing} title={t(`${panel}Title`)} text={[t(`${panel}Text`)]}>
          {toLogin('primary')}
        </AuthPanel>
      )}
      {panel === 'refused' && (
        <AuthPanel picture={Link2Off} title={t('expiredTitle')} text={[t('expiredText'), t('expiredNext')]}>
          <Link to="/auth?view=confirm" className={buttonClasses('primary')}>
            {t('requestNew')}
          </Link>
          {toLogin('quiet')}
        </AuthPanel>
      )}
      {panel === 'empty' && (
        <AuthPanel drawing={welcomeDrawing} title={t('emptyTitle')} text={[t('emptyText')]}>
          {toLogin('primary')}
        </AuthPanel>
      )}
    </div>
  );
}

/** An unused link takes precedence over the session of a signed-in user, because the link may belong to another account. */
function choosePanel(link: MailLink, { answer }: WelcomeState, session: ReturnType<typeof useSession>) {
  if (link.kind === 'token') return 'confirm';
  if (answer) return answer;
  if (session === undefined) return 'waiting';
  if (session) return 'confirmed';
  return link.kind === 'refused' ? 'refused' : 'empty';
}
