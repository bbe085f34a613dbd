import { useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { draftKey, hasContent } from './draft-store.ts';
import { draftStore } from './use-draft.ts';

interface OpenedForm {
  /** Which of the forms is open: the id of a row, or what the page calls a new one. */
  readonly opened: string | null;
  /** A press asked for it, so it takes the focus. A form that is put back with its text takes nothing. */
  readonly byPress: boolean;
  readonly open: (id: string | null) => void;
}

/**
 * Which form of a list is open. Before the person says so it is the one that has a draft, so that what was typed before a reload or a
 * lapsed session is found where it was left. A form's draft lies under `prefix:id`; `ids` are looked at in their order. Another `scope`
 * (the selected date) begins again.
 */
export function useOpenedForm(prefix: string, ids: readonly string[], scope = ''): OpenedForm {
  const userId = useUser()?.id ?? null;
  const [state, setState] = useState<{ scope: string; id: string | null; byPress: boolean }>();
  let current = state?.scope === scope ? state : undefined;
  if (current === undefined) {
    const drafted = ids.find((id) => hasContent(draftStore.read(draftKey(userId, `${prefix}:${id}`))));
    // Held from here on: emptying the form doesn't close it.
    if (drafted !== undefined) setState((current = { scope, id: drafted, byPress: false }));
  }
  return {
    opened: current?.id ?? null,
    byPress: current?.byPress ?? true,
    open: (id) => setState({ scope, id, byPress: true }),
  };
}

/** The ids under which a list keeps its drafts: a new one, and those of its rows. */
export function formIds(rows: readonly { readonly id: string }[]): readonly string[] {
  return ['new', ...rows.map(({ id }) => id)];
}
