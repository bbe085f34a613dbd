import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useDraft } from '#core/drafts/use-draft.ts';
import { sessionStore } from '#core/session/session.ts';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/lib/join-classes.ts';
import { readView, viewQuery, type AuthView } from './auth-view.ts';
import { readConfirmation, type Confirmation } from './confirm/confirmation.ts';
import { ConfirmView } from './confirm/confirm-view.tsx';
import { Introduction } from './introduction.tsx';
import { LoginView } from './login/login-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { LateSignUpView } from './sign-up/late-sign-up-view.tsx';
import { emptySignUp, type SignUpDraft } from './sign-up/sign-up-draft.ts';
import { useFocusOnView } from './use-focus-on-view.ts';

/** The door: log in, sign up, confirm the address, read the privacy policy. */
export default function AuthPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const view = readView(query);
  const [draft, setDraft, clearDraft] = useDraft<SignUpDraft>('sign-up', emptySignUp);
  const frame = useRef<HTMLDivElement>(null);
  const [signUpReady, setSignUpReady] = useState(false);
  useFocusOnView(frame, view, view !== 'signup' || signUpReady);

  const change = (changed: Partial<SignUpDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const open = (next: AuthView, options: { state?: unknown; replace?: boolean } = {}) =>
    void navigate(viewQuery(query, next), options);
  const openConfirm = (confirmation: Confirmation, replace = false) => open('confirm', { state: { confirmation }, replace });

  /** Back along the history when the form is there, so that "back" doesn't lead in circles. */
  const leavePrivacy = () => {
    const fromSignUp = (location.state as { fromSignUp?: boolean } | null)?.fromSignUp;
    if (fromSignUp) void navigate(-1);
    else open('signup', { replace: true });
  };

  return (
    <div ref={frame}>
      {view === 'privacy' && (
        <PrivacyView
          onAgree={() => {
            change({ privacy: true });
            leavePrivacy();
          }}
          onBack={leavePrivacy}
        />
      )}
      <div hidden={view === 'privacy'}>
        <div className="grid items-start gap-12 py-4 lg:grid-cols-2 lg:gap-16 lg:py-10">
          <Card className="mx-auto w-full max-w-lg sm:p-8">
            {view === 'login' && (
              <LoginView
                email={draft.email}
                onEmail={(email) => change({ email })}
                onLoggedIn={clearDraft}
                onUnconfirmed={(email) => openConfirm({ email, premium: false, sentAt: null })}
              />
            )}
            {/* Stays, unseen, behind the policy: reading it loses neither passwords nor place. */}
            {(view === 'signup' || view === 'privacy') && (
              <LateSignUpView
                onReady={() => setSignUpReady(true)}
                draft={draft}
                onChange={change}
                onSent={(sent) => {
                  clearDraft();
                  openConfirm({
                    email: sent.email.trim(),
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
          <div
            className={joinClasses(
              'mx-auto max-w-lg px-5 lg:sticky lg:top-10 lg:order-first lg:block lg:px-0',
              view !== 'login' && 'hidden',
            )}
          >
            <Introduction />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the account asked for when it was made: known even when this browser was not the one that signed up. */
function wishedForPremium(): boolean {
  return sessionStore.get()?.user.user_metadata['is_premium'] === true;
}
