import type { ReactNode } from 'react';
import { AccountMenu } from '#features/account/account-menu.tsx';
import { YourData } from '#portability/your-data/your-data.tsx';

/** The account settings, with a section about privacy and the user's data. */
export function AccountGroup(): ReactNode {
  return <AccountMenu Privacy={YourData} />;
}
