import { useMessagesOf } from '#core/messages/use-messages.ts';
import { useSection } from '../section-context.ts';

/** The word of a choice in its journal's language; what a person wrote themselves stays as it is. */
export function useNameOf(): (name: string) => string {
  const t = useMessagesOf(useSection().journal);
  return (name) => (/^\w+$/.test(name) && t.has(name) ? t(name) : name);
}
