import { useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { draftKey, hasContent } from './draft-store.ts';
import { draftStore } from './use-draft.ts';

interface OpenedForm {
  /**
   * Id of the open form, one of `ids`: a row's id, or a name such as `new` for a form without a row. Null if no form is
   * open.
   */
  readonly opened: string | null;
  /** True if a press opened the form, which then takes focus. A form restored from a draft does not take focus. */
  readonly byPress: boolean;
  readonly open: (id: string | null) => void;
}

/**
 * Controls which form of a list is open. At first, opens the form of the first id in `ids` with a draft (key
 * `prefix:id`), so that people find their text after a reload. A new `scope`, such as another selected date, resets the choice.
 */
export function useOpenedForm(prefix: string, ids: readonly string[], scope = ''): OpenedForm {
  const userId = useUser()?.id ?? null;
  const [state, setState] = useState<{ scope: string; id: string | null; byPress: boolean }>();
  let current = state?.scope === scope ? state : undefined;
  if (current === undefined) {
    const drafted = ids.find((id) => hasContent(draftStore.read(draftKey(userId, `${prefix}:${id}`))));
    // Store which form is open, so that it stays open even if the person empties it.
    if (drafted !== undefined) setState((current = { scope, id: drafted, byPress: false }));
  }
  return {
    opened: current?.id ?? null,
    byPress: current?.byPress ?? true,
    open: (id) => setState({ scope, id, byPress: true }),
  };
}

/** The draft ids of a list: one for a new row, and one for each row. */
export function formIds(rows: readonly { readonly id: string }[]): readonly string[] {
  return ['new', ...rows.map(({ id }) => id)];
}
