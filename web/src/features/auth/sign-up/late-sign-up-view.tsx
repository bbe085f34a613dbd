import { useEffect, useEffectEvent } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { Fetching } from '#core/door/fetching.tsx';
import { useLoaded } from '#core/door/use-loaded.ts';
import type { SignUpViewProps } from './sign-up-view.tsx';

async function loadForm() {
  const words = loadNamespaces(currentLanguage(), ['sign-up']);
  const [{ SignUpView }] = await Promise.all([import('./sign-up-view.tsx'), words]);
  return SignUpView;
}

/** The sign-up form, fetched with its words when it is opened: most who come to the door have an account already. */
export function LateSignUpView({ onReady, ...props }: SignUpViewProps & { onReady: () => void }) {
  const { loaded: SignUpView, retry } = useLoaded('sign-up', loadForm);
  const tellReady = useEffectEvent(onReady);
  const ready = Boolean(SignUpView);
  useEffect(() => {
    if (ready) tellReady();
  }, [ready]);
  return SignUpView ? <SignUpView {...props} /> : <Fetching failed={SignUpView === null} onRetry={retry} />;
}
