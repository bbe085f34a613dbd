import { expect, it } from 'vitest';
import { registry } from '../registry.ts';
import { features } from './features.ts';

it('shows each feature with the icon by which the sidebar shows its page', () => {
  const icons = new Map(registry.map((page) => [page.id as string, page.icon]));
  const shown = features.map(({ id, icon }) => ({ id, icon: icons.get(id === 'pet' ? 'cogni_pet' : id) ?? icon }));
  expect(shown).toEqual(features);
});
