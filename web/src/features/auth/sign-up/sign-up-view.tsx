import { useRef } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import { ViewLink } from '../view-link.tsx';
import { ViewTitle } from '../view-title.tsx';
import { AccountFields } from './account-fields.tsx';
import { lacksCredentials } from './check-sign-up.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { serverSettings } from '#core/server/server-settings.ts';
import { goesByPhone, type SignUpDraft } from '../sign-up-draft.ts';
import type { SentSignUp } from './sign-up.ts';
import { useSignUp } from './use-sign-up.ts';

export interface SignUpViewProps {
  draft: SignUpDraft;
  onChange: (changed: Partial<SignUpDraft>) => void;
  onSent: (draft: SignUpDraft, address: SentSignUp, password: string) => void;
}

/** The sign-up form. No checkbox is ticked at the start. A reload loses only the passwords. */
export function SignUpView({ draft, onChange, onSent }: SignUpViewProps) {
  const t = useMessages('sign-up');
  const auth = useMessages('auth');
  const form = useRef<HTMLFormElement>(null);
  const { passwords, problems, refused, busy, submit, change, changePasswords } = useSignUp({
    form,
    draft,
    onChange,
    onSent,
  });
  const byPhone = goesByPhone(draft, serverSettings().sms);
  const count = Object.keys(problems).length;

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="sign-up-title" className="flex flex-col gap-5">
      <ViewTitle id="sign-up-title" description={t('description')}>
        {t('heading')}
      </ViewTitle>
      <p className="text-sm text-muted">{t('optionalNote')}</p>
      <PersonFields draft={draft} onChange={change} problems={problems} byPhone={byPhone} />
      <AccountFields
        draft={draft}
        onChange={change}
        byPhone={byPhone}
        passwords={passwords}
        onPasswords={changePasswords}
        problems={problems}
      />
      {!serverSettings().premiumForEverybody && <PlanChoice value={draft.plan} onChange={(plan) => change({ plan })} />}
      <ConsentChoices draft={draft} onChange={change} />
      <div className="flex flex-col items-start border-t border-line pt-4">
        <Checkbox
          label={t('privacyAgreement')}
          name="privacy"
          required
          checked={draft.privacy}
          onChange={(event) => change({ privacy: event.target.checked })}
          error={problems.privacy && t('privacyMissing')}
        />
        <ViewLink to="privacy" state={{ fromSignUp: true }} className="ms-4">
          {t('readPrivacy')}
        </ViewLink>
      </div>
      <NoAnswerNotice refusal={refused} />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t('createAccount')}
        </Button>
        <p role="status" className="text-center text-sm text-problem empty:hidden">
          {lacksCredentials(problems) ? auth('credentialsMissing') : count > 0 && t('problems', { count })}
        </p>
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-muted">
        {t('haveAccount')}
        <ViewLink to="login">{t('toLogin')}</ViewLink>
      </p>
    </form>
  );
}
