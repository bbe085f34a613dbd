import { ShieldUser } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The administrators' page as the sidebar knows it: for them alone, and without anything of a journal. */
export const admin = definePage({
  id: 'admin',
  icon: ShieldUser,
  access: 'admin',
  words: ['auth-ui'],
});
