import { useMessages } from '#core/messages/use-messages.ts';

/** A label that says, in a quieter voice, that the field may stay empty. */
export function OptionalLabel({ children }: { children: string }) {
  const t = useMessages('sign-up');
  return (
    <>
      {children} <span className="font-normal text-muted">({t('optional')})</span>
    </>
  );
}
