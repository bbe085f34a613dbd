import type { ReactNode } from 'react';
import { AccountMenu } from '#features/account/account-menu.tsx';
import { YourData } from '#portability/your-data/your-data.tsx';

/** The account, with privacy and data, which looks at what all pages keep. */
export function AccountGroup(): ReactNode {
  return <AccountMenu Privacy={YourData} />;
}
