import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { deleteUserData } from '#core/storage/delete-user-data.ts';
import { useToast } from '#ui/use-toast.ts';
import { forgetContactsOf } from '#shared-features/help-now/contacts/stored-contacts.ts';
import { logOut } from '#shared-features/auth-ui/log-out.ts';

/**
 * Returns a function to run after a deletion request. It signs out, clears the user's local data, and shows a toast that
 * stays until the user closes it.
 */
export function useLeaveForGood(): (userId: string, dueAt: Date) => Promise<void> {
  const t = useMessages('deletion');
  const language = useLanguage();
  const { showToast } = useToast();
  return async (userId, dueAt) => {
    await logOut({ evenIfUnreachable: true });
    // Signing out closes the open forms, and a closing form saves its draft. Wait, so that these drafts are deleted too.
    await new Promise((resolve) => setTimeout(resolve));
    forgetContactsOf(userId);
    const emptied = await deleteUserData(userId).then(
      () => true,
      () => false,
    );
    const date = new Intl.DateTimeFormat(htmlLang(language), { dateStyle: 'long', timeStyle: 'short' }).format(dueAt);
    const when = dueAt.getTime() - Date.now() > 60_000 ? t('doneLater', { date }) : t('doneNow');
    showToast({
      title: t('doneTitle'),
      description: `${when} ${t(emptied ? 'deviceEmptied' : 'deviceNotEmptied')}`,
      tone: 'information',
      action: { label: t('understood'), onAct: () => undefined },
    });
  };
}
