import type { ReactNode } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';
import type { Medicine } from '../medicines.ts';
import { useMedicines } from '../use-medicines.ts';

async function loadAsNeeded() {
  const messages = loadNamespaces(currentLanguage(), ['as-needed']);
  const [{ AsNeeded }] = await Promise.all([import('./as-needed.tsx'), messages]);
  return AsNeeded;
}

/** The card of medicines taken as needed, if any. While it loads, the content below is hidden, so that nothing moves. */
export function LazyAsNeeded(): ReactNode {
  const listed = useMedicines().medicines.filter(({ as_needed, status }) => as_needed && status === 'active');
  return listed.length > 0 && <Fetched listed={listed} />;
}

function Fetched({ listed }: { listed: readonly Medicine[] }): ReactNode {
  const { loaded: AsNeeded } = useLoaded('as-needed', loadAsNeeded);
  if (AsNeeded) return <AsNeeded listed={listed} />;
  return AsNeeded === undefined && <OnItsWay />;
}
