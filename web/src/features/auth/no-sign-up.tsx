import { serverSettings } from '#core/server/server-settings.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { contactLink } from './privacy/contact-link.ts';
import { ViewLink } from './view-link.tsx';
import { ViewTitle } from './view-title.tsx';

/**
 * Explains why people cannot sign up themselves on this server, with the operator's contact. Renders nothing if they can.
 */
export function WhyNoSignUp() {
  const t = useMessages('auth');
  const { signUp } = serverSettings();
  if (signUp === 'open') return null;
  return (
    <>
      <p>{t(`noSignUp.${signUp}`)}</p>
      <OperatorLine />
    </>
  );
}

/** The operator's name and contact link; renders nothing if the settings do not contain them. */
function OperatorLine() {
  const t = useMessages('auth');
  const { name, contact } = serverSettings().operator;
  const address = contactLink(contact);
  if (!name && !contact) return null;
  return (
    <div className="wrap-anywhere">
      <p>{t('noSignUp.operator', { who: name })}</p>
      {address === null ? (
        <p>{contact}</p>
      ) : (
        <a href={address} className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
          {contact}
        </a>
      )}
    </div>
  );
}

/** Replaces the sign-up form if the operator only invites people or accepts no new accounts. */
export function NoSignUpView() {
  const t = useMessages('auth');
  const { signUp } = serverSettings();
  if (signUp === 'open') return null;
  return (
    <div className="flex flex-col gap-5">
      <ViewTitle id="no-sign-up-title">{t(`noSignUp.title.${signUp}`)}</ViewTitle>
      <WhyNoSignUp />
      <ViewLink to="login" className="-ms-3.5 self-start">
        {t('backToLogin')}
      </ViewLink>
    </div>
  );
}
