import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { Notice } from '#ui/notice.tsx';

/** Says before an alert that nobody will read a name in it, and leads to the field where it is written. */
export function NoName(): ReactNode {
  const t = useMessages('share-phone');
  return (
    <Notice tone="information">
      <p>{t('unnamed')}</p>
      <Link to="/profile#profile-personal" className={buttonClasses('secondary', 'mt-2')}>
        {t('writeName')}
      </Link>
    </Notice>
  );
}
