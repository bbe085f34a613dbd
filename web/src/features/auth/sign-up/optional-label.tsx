import { useMessages } from '#core/messages/use-messages.ts';

/** A label that marks the field as optional, in muted text. */
export function OptionalLabel({ children }: { children: string }) {
  const t = useMessages('sign-up');
  return (
    <>
      {children} <span className="font-normal text-muted">({t('optional')})</span>
    </>
  );
}
