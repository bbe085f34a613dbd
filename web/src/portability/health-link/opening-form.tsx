import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { longestPasscode, longestRecipient } from '@cogn/shared/health-link-limits.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readHealthLink, type OpeningFailure } from './read-health-link.ts';
import type { Shlink } from './shlink.ts';
import { shownDocument, type ShownDocument } from './shown-document.ts';

/** Asks who opens the link, and for its passcode. Nothing is requested before the reader presses the button. */
export function OpeningForm({ link, onOpened }: { link: Shlink; onOpened: (document: ShownDocument) => void }): ReactNode {
  const t = useMessages('health-link');
  const form = useRef<HTMLFormElement>(null);
  const [recipient, setRecipient] = useState('');
  const [passcode, setPasscode] = useState('');
  const [faults, setFaults] = useState<{ recipient?: string; passcode?: string }>({});
  const [failure, setFailure] = useState<OpeningFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    flushSync(() =>
      setFaults({
        ...(recipient.trim() === '' && { recipient: t('recipientMissing') }),
        ...(link.hasPasscode && passcode.trim() === '' && { passcode: t('passcodeMissing') }),
      }),
    );
    if (form.current && focusFirstProblem(form.current)) return;
    setBusy(true);
    setFailure(null);
    const given = { recipient: recipient.trim(), passcode: link.hasPasscode ? passcode.trim() : null };
    const result = await readHealthLink(link, given);
    setBusy(false);
    const document = result.kind === 'opened' ? shownDocument(result.content) : null;
    if (document) onOpened(document);
    else setFailure(result.kind === 'opened' ? { kind: 'unreadable' } : result);
  }

  return (
    <Card className="mx-auto max-w-xl" aria-labelledby="open-link">
      <form ref={form} noValidate onSubmit={(event) => void open(event)} className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h1 id="open-link" tabIndex={-1} className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-muted">{t('intro')}</p>
        </div>
        <TextField
          name="recipient"
          label={t('recipient')}
          hint={t('recipientHint')}
          error={faults.recipient}
          value={recipient}
          maxLength={longestRecipient}
          autoComplete="name"
          onChange={({ target }) => setRecipient(target.value)}
        />
        {link.hasPasscode && (
          <TextField
            name="passcode"
            label={t('passcode')}
            hint={t('passcodeHint')}
            error={faults.passcode}
            value={passcode}
            maxLength={longestPasscode}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPasscode(target.value)}
          />
        )}
        {failure && (
          <Notice tone="problem" title={t(`${failure.kind}Title`)}>
            {failure.kind === 'wrongPasscode' ? t('remaining', { count: failure.remaining }) : t(failure.kind)}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('open')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
