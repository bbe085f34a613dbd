import { Fetching } from '#core/door/fetching.tsx';
import { useLoaded } from '#core/door/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';

async function loadMenu() {
  const words = loadNamespaces(currentLanguage(), ['account', 'consents', 'factors', 'second-factor']);
  const [{ AccountMenu }] = await Promise.all([import('#features/account/account-menu.tsx'), words]);
  return AccountMenu;
}

/** The account's part of the settings, fetched with its words when the settings are opened. */
export function LateAccountMenu() {
  const { loaded: AccountMenu, retry } = useLoaded('account', loadMenu);
  return AccountMenu ? <AccountMenu /> : <Fetching failed={AccountMenu === null} onRetry={retry} />;
}
