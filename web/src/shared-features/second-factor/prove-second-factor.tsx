import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Card } from '#ui/card.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** Replaces content that needs the second factor. `children` are alternatives, such as signing out. */
export function ProveSecondFactor({ onProved, children }: { onProved: () => void; children?: ReactNode }) {
  const t = useMessages('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mx-auto flex w-full max-w-lg flex-col gap-5 sm:mt-10 sm:p-8">
      <header className="flex flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('heading')}
        </h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      <SecondFactorForm action={t('continue')} onProved={onProved}>
        {children}
      </SecondFactorForm>
    </Card>
  );
}
