import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Info } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';

/**
 * A hint that a food or recipe shares a word with the user's own allergies. Without a match it shows nothing and claims
 * nothing. `explained` adds the limits of such a comparison.
 */
export function AllergyHint({ found, explained }: { found: readonly string[]; explained?: boolean }): ReactNode {
  const t = useMessages('allergies');
  const locale = useLocale();
  if (found.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(found);
  return (
    <p className="flex items-start gap-2 rounded-md bg-caution-soft px-3 py-1.5 text-sm">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-caution" />
      <span className="min-w-0 break-words">
        {t('hint', { names })}
        {explained && <span className="block text-muted">{t('note')}</span>}
      </span>
    </p>
  );
}
