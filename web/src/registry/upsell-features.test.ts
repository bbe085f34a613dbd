import { expect, it } from 'vitest';
import { registry } from '#registry/pages.ts';
import { features } from '#shared-features/upsell/advertised-features.ts';

it('shows each feature with the icon of its page in the sidebar', () => {
  const icons = new Map(registry.map((page) => [page.id as string, page.icon]));
  const shown = features.map(({ id, icon }) => ({ id, icon: icons.get(id === 'pet' ? 'cogni_pet' : id) ?? icon }));
  expect(shown).toEqual(features);
});
