import type { ReactNode } from 'react';
import { AccountMenu } from '#features/account/account-menu.tsx';
import { YourData } from '#portability/your-data/your-data.tsx';

/** The account settings, including privacy and data of all pages. */
export function AccountGroup(): ReactNode {
  return <AccountMenu Privacy={YourData} />;
}
