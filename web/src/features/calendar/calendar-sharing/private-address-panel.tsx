import { useState, type ReactNode } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { writeInstant } from '#lib/instant.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { changeFeed, endFeed, feedContents, makeFeed, readFeed, type Feed, type FeedShows } from './feed-requests.ts';
import { NewAddress } from './new-address.tsx';
import { SinceWhen } from './feed-since.tsx';

const askForFeed = async () => ({ feed: await readFeed() });

/** The private feed address: the person can create, replace and revoke it. A plain sentence says who can read it. */
export function PrivateAddress(): ReactNode {
  const t = useMessages('calendar-sharing');
  const language = useLanguage();
  const { showToast } = useToast();
  const { loaded, retry } = useLoaded('calendar-feed', askForFeed);
  // The feed after the person last created, changed or revoked it on this page; null before. It replaces the loaded feed,
  // which is older.
  const [since, setSince] = useState<{ feed: Feed | null } | null>(null);
  // The feed content that the person chose on this page (`titles` or `busy`). Null before a choice, and after a request
  // fails.
  const [wished, setWished] = useState<FeedShows | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  if (!loaded) return <LazyPlaceholder failed={loaded === null} onRetry={retry} />;

  const { feed } = since ?? loaded;
  const shows = wished ?? feed?.shows ?? 'busy';
  async function ask(work: () => Promise<Feed | null>): Promise<void> {
    setBusy(true);
    try {
      setSince({ feed: await work() });
    } catch {
      setWished(null);
      showToast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const make = () =>
    ask(async () => {
      setAddress(await makeFeed(shows, language));
      return { shows, madeAt: writeInstant(new Date()) };
    });
  const end = () =>
    ask(async () => {
      await endFeed();
      setAddress(null);
      showToast({ title: t('ended') });
      return null;
    });
  const choose = (next: FeedShows) => {
    setWished(next);
    if (!feed) return;
    void ask(async () => {
      await changeFeed(next);
      showToast({ title: t('changed') });
      return { ...feed, shows: next };
    });
  };

  return (
    <section aria-labelledby="private-address" className="flex flex-col gap-4">
      <h3 id="private-address" className="font-semibold">
        {t('address')}
      </h3>
      <p>{t('addressText')}</p>
      <p>{t('ends')}</p>
      <Notice tone="warning">
        <p>{t('whoReads')}</p>
      </Notice>
      <ChoiceGroup
        legend={t('shows')}
        name="feed-shows"
        options={feedContents.map((value) => ({ value, label: t(value) }))}
        value={shows}
        onChange={choose}
        hint={t('never')}
      />
      {address !== null && <NewAddress address={address} />}
      {feed && address === null && <SinceWhen madeAt={feed.madeAt} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => (feed ? setAsking('renew') : void make())}>
          {t(feed ? 'renew' : 'make')}
        </Button>
        {feed && (
          <Button variant="danger" busy={busy} onClick={() => setAsking('end')}>
            {t('end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(stays) => !stays && setAsking(null)}
        title={t(asking === 'renew' ? 'renewTitle' : 'endTitle')}
        description={t('endText')}
        confirmLabel={t(asking === 'renew' ? 'renew' : 'end')}
        cancelLabel={t('keep')}
        onConfirm={() => void (asking === 'renew' ? make() : end())}
      />
    </section>
  );
}
