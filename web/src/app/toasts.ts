import { createToastStore } from '#ui/toast/toast-store.ts';

/** The toasts of this tab. */
export const toastStore = createToastStore();
