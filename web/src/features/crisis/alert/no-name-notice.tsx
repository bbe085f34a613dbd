import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Link } from '#core/pages/link.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { Notice } from '#ui/notice.tsx';

/** Warns before an alert that it would contain no name, with a link to the profile's name field. */
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
