import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { ShoppingListProps } from './shopping-list.tsx';

/** The shopping list. Its code and messages load when the person opens it. */
export const LazyShoppingList = lazyPart<ShoppingListProps>(
  'shopping-list',
  () => ['shopping-list'],
  async () => (await import('./shopping-list.tsx')).ShoppingList,
);
