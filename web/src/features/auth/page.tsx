import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { noteAgreement } from '#core/consent/agreement-note.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { sessionStore, useSession } from '#core/session/session.ts';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/lib/class-names.ts';
import { readView, viewQuery, type AuthView, useFocusOnView } from './auth-view.ts';
import { readConfirmation, type Confirmation } from './confirm/unconfirmed-sign-up.ts';
import { ConfirmView } from './confirm/confirm-view.tsx';
import { Greeting } from './greeting.tsx';
import { Introduction } from './introduction.tsx';
import { LoginView } from './login/login-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { NoSignUpView } from './no-sign-up.tsx';
import { LazyPhoneLogin, LazySignUpView } from './lazy-views.ts';
import { emptySignUp, type SignUpDraft } from './sign-up-draft.ts';

/** How the person came to the policy: from the sign-up form, by a link, or because they agreed to an older version. */
interface PolicyState {
  fromSignUp?: boolean;
  reading?: boolean;
  older?: boolean;
}

/** The sign-in page: log in, sign up and confirm the address. It also shows the privacy policy, even to signed-in people. */
export default function AuthPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const view = readView(query, serverSettings().sms);
  const isOpen = serverSettings().signUp === 'open';
  const signedIn = Boolean(useSession());
  const { fromSignUp, reading, older } = (location.state ?? {}) as PolicyState;
  const [draft, setDraft, clearDraft] = useDraft<SignUpDraft>('sign-up', emptySignUp);
  const container = useRef<HTMLDivElement>(null);
  // The password of the submitted form. If the person confirms by text message instead of by mail, the account gets this
  // password. It is only in memory, never stored.
  const password = useRef<string | null>(null);
  const [ready, setReady] = useState<readonly AuthView[]>(
    isOpen ? ['login', 'confirm', 'privacy'] : ['login', 'signup', 'confirm', 'privacy'],
  );
  useFocusOnView(container, view, ready.includes(view));

  const change = (changed: Partial<SignUpDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const open = (next: AuthView, options: { state?: unknown; replace?: boolean } = {}) =>
    void navigate(viewQuery(query, next), options);
  const openConfirm = (confirmation: Confirmation, replace = false) => open('confirm', { state: { confirmation }, replace });

  /** Leaves the policy without adding a history entry. With a new entry, the back button would return to the policy. */
  const leavePrivacy = () => {
    if (fromSignUp || reading) void navigate(-1);
    else if (signedIn) void navigate('/', { replace: true });
    else open(isOpen ? 'signup' : 'login', { replace: true });
  };
  const agree = () => {
    change({ privacy: true });
    leavePrivacy();
  };
  const agreeAgain = () => {
    noteAgreement();
    leavePrivacy();
  };
  const newcomer = signedIn || reading || !isOpen ? undefined : agree;

  return (
    <div ref={container}>
      {view === 'privacy' && (
        <PrivacyView
          onAgree={signedIn && older ? agreeAgain : newcomer}
          toForm={newcomer !== undefined}
          onBack={leavePrivacy}
        />
      )}
      <div hidden={view === 'privacy'}>
        <div className="grid items-start gap-8 py-4 lg:grid-cols-2 lg:gap-16 lg:py-10">
          <Card className="mx-auto w-full max-w-lg sm:p-8">
            {view === 'login' && (
              <LoginView
                email={draft.email}
                onEmail={(email) => change({ email })}
                onLoggedIn={clearDraft}
                onUnconfirmed={(email) => openConfirm({ email, premium: false, sentAt: null })}
              />
            )}
            {view === 'phone' && (
              <LazyPhoneLogin
                onReady={() => setReady((before) => [...before, 'phone'])}
                onLoggedIn={clearDraft}
                onUnconfirmed={(phone) => openConfirm({ email: '', phone, premium: false, sentAt: null })}
              />
            )}
            {view === 'signup' && !isOpen && <NoSignUpView />}
            {/* While the policy is shown, the form stays mounted but hidden, so that passwords and scroll position
                survive. */}
            {isOpen && (view === 'signup' || (view === 'privacy' && !signedIn)) && (
              <LazySignUpView
                onReady={() => setReady((before) => [...before, 'signup'])}
                draft={draft}
                onChange={change}
                onSent={(sent, address, typed) => {
                  password.current = typed;
                  clearDraft();
                  openConfirm({
                    ...address,
                    premium: sent.plan === 'premium',
                    sentAt: Date.now(),
                    draft: sent,
                  });
                }}
              />
            )}
            {view === 'confirm' && (
              <ConfirmView
                confirmation={readConfirmation(location.state)}
                password={() => password.current}
                onChange={(confirmation) => openConfirm(confirmation, true)}
                onCorrect={(sent) => {
                  setDraft(sent);
                  open('signup');
                }}
                onConfirmed={(premium) =>
                  void navigate(`/welcome?premium=${String(premium || wishedForPremium())}`, {
                    replace: true,
                    state: { justConfirmed: true },
                  })
                }
              />
            )}
          </Card>
          {/* On a small screen the greeting is above the form and the introduction below it. */}
          <div
            className={joinClasses(
              'lg:sticky lg:top-10 lg:order-first lg:flex lg:flex-col lg:gap-6',
              view === 'login' ? 'contents' : 'hidden',
            )}
          >
            <Greeting />
            <Introduction />
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Whether the account's sign-up asked for premium. Reads the account's metadata, because the person may have signed up in
 * another browser.
 */
function wishedForPremium(): boolean {
  return sessionStore.get()?.user.user_metadata['is_premium'] === true;
}
