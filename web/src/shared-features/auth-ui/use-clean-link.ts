import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readMailLink, type MailLink } from './read-mail-link.ts';

/**
 * The mail's link that brought the person here. It leaves the address at once, where it would be copied, shown and kept; the history
 * entry keeps it as `state.link`, so that a reload before it is used loses nothing. `settle` puts something else in its place.
 */
export function useCleanLink(): { link: MailLink; settle: (state: { link?: MailLink }) => void } {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = readMailLink(hash);
  const kept = (state as { link?: MailLink } | null)?.link;
  const settle = (next: { link?: MailLink }) => void navigate({ search, hash: '' }, { replace: true, state: next });
  const clean = useEffectEvent(() => {
    if (inAddress.kind !== 'none') settle({ link: inAddress });
  });
  useEffect(() => clean(), [hash]);
  return { link: inAddress.kind === 'none' ? (kept ?? inAddress) : inAddress, settle };
}
