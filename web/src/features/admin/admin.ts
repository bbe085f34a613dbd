import { ShieldUser } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The administrators' page, visible only to administrators. */
export const admin = definePage({
  id: 'admin',
  group: 'you',
  icon: ShieldUser,
  access: 'admin',
  words: ['auth-ui'],
});
