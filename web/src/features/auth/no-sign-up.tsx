import { serverSettings } from '#core/server/server-settings.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { contactAddress } from './privacy/contact-address.ts';
import { ViewLink } from './view-link.tsx';
import { ViewTitle } from './view-title.tsx';

/** Why nobody can sign up here by themselves, and whom to ask; nothing where everybody can. */
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

/** Who runs the server, with a contact that can be pressed; nothing where the operator's settings do not say. */
function OperatorLine() {
  const t = useMessages('auth');
  const { name, contact } = serverSettings().operator;
  const address = contactAddress(contact);
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

/** What stands in place of the sign-up form where the operator invites people or takes no new ones: why, whom to ask, and the way back. */
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
