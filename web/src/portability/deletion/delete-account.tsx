import type { ReactNode } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useOutbox } from '#core/outbox/use-outbox.ts';
import { DeletionForm } from './deletion-form.tsx';
import { readDeletionTerms } from './deletion-requests.ts';

/** Explains the deletion of the account and its grace days, and shows the form that requests it. */
export function DeleteAccount(): ReactNode {
  const t = useMessages('deletion');
  const { waiting, refused } = useOutbox();
  const { loaded: terms, retry } = useLoaded('terms', readDeletionTerms);
  const unsent = waiting.length + refused.length;
  if (!terms) return <LazyPlaceholder failed={terms === null} onRetry={retry} />;
  return (
    <>
      <p>{t('what')}</p>
      <p>{terms.grace_days > 0 ? t('grace', { days: terms.grace_days }) : t('atOnce')}</p>
      <p>{t('stops')}</p>
      <p>{t('copyFirst')}</p>
      <p className="text-sm text-muted">{t('remains')}</p>
      {unsent > 0 && <p>{t('unsent', { count: unsent })}</p>}
      <DeletionForm />
    </>
  );
}
