import type { ComponentType } from 'react';
import { Armchair, Bell, LayoutList, Palette, UserRound } from 'lucide-react';
import type { Icon } from '#ui/lib/icon.ts';
import { ComfortGroup } from './comfort-group.tsx';
import { LazyAccountMenu } from './lazy-account-menu.ts';
import { LazyPageMenu } from './lazy-page-menu.ts';
import { LookGroup } from './look-group.tsx';
import { NoticesGroup } from './notices-group.tsx';

export type GroupId = 'look' | 'comfort' | 'notices' | 'pages' | 'account';

interface Group {
  readonly id: GroupId;
  readonly Picture: Icon;
  readonly Contents: ComponentType<{ closePanel: () => void }>;
}

/** The five groups of the settings, in the order in which they stand. */
export const groups: readonly Group[] = [
  { id: 'look', Picture: Palette, Contents: LookGroup },
  { id: 'comfort', Picture: Armchair, Contents: ComfortGroup },
  { id: 'notices', Picture: Bell, Contents: NoticesGroup },
  { id: 'pages', Picture: LayoutList, Contents: LazyPageMenu },
  { id: 'account', Picture: UserRound, Contents: LazyAccountMenu },
];
