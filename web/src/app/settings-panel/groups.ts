import type { ComponentType } from 'react';
import { Armchair, Bell, LayoutList, Palette, UserRound } from 'lucide-react';
import type { Icon } from '#ui/lib/draw-icon.ts';
import { ComfortGroup } from './comfort-group.tsx';
import { LookGroup } from './look-group.tsx';
import { NoticesGroup } from './notices-group.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';

export type GroupId = 'look' | 'comfort' | 'notices' | 'pages' | 'account';

interface Group {
  readonly id: GroupId;
  readonly Picture: Icon;
  readonly Contents: ComponentType<{ closePanel: () => void }>;
}

/** The account settings, fetched with their messages when opened. */
export const LazyAccountMenu = lazyPart(
  'account',
  () => ['account', 'consents', 'factors', 'second-factor', 'your-data'],
  async () => (await import('./account-group.tsx')).AccountGroup,
);

/** The setting of which pages the sidebar shows, and in which order. Fetched with its messages when opened. */
export const LazyPageMenu = lazyPart(
  'page-menu',
  () => ['page-menu', 'sorting'],
  async () => (await import('#shared-features/page-menu/page-menu.tsx')).PageMenu,
);

/** The five groups of the settings in order. */
export const groups: readonly Group[] = [
  { id: 'look', Picture: Palette, Contents: LookGroup },
  { id: 'comfort', Picture: Armchair, Contents: ComfortGroup },
  { id: 'notices', Picture: Bell, Contents: NoticesGroup },
  { id: 'pages', Picture: LayoutList, Contents: LazyPageMenu },
  { id: 'account', Picture: UserRound, Contents: LazyAccountMenu },
];
