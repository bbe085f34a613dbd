import { Fetching } from '#core/door/fetching.tsx';
import { useLoaded } from '#core/door/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

async function loadPageMenu() {
  const words = loadNamespaces(currentLanguage(), ['page-menu']);
  const [{ PageMenu }] = await Promise.all([import('./page-menu.tsx'), words]);
  return PageMenu;
}

/** The part of the settings that arranges the sidebar, fetched with its words when the settings are opened. */
export function LatePageMenu() {
  const { loaded: PageMenu, retry } = useLoaded('page-menu', loadPageMenu);
  return PageMenu ? <PageMenu /> : <Fetching failed={PageMenu === null} onRetry={retry} />;
}
