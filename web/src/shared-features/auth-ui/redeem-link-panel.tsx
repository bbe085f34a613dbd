import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import type { Shapes } from '#ui/illustrations/drawing.tsx';
import { Notice } from '#ui/notice.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { redeemLink, type LinkAnswer, type UnusedLink } from './redeem-link.ts';

interface RedeemLinkPanelProps {
  link: UnusedLink;
  /** A drawing that replaces the envelope icon. */
  drawing?: Shapes;
  words: { readonly title: string; readonly text: string; readonly button: string };
  /** `byKeyboard` says whether the user pressed the button with a keyboard or assistive technology. */
  onAnswer: (answer: Exclude<LinkAnswer, { kind: 'offline' | 'failed' }>, byKeyboard: boolean) => void;
}

/** Redeems the link only when the user presses the button. Otherwise a program that merely opens links would use it up. */
export function RedeemLinkPanel({ link, drawing, words, onAnswer }: RedeemLinkPanelProps) {
  const t = useMessages('auth-ui');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'offline' | 'failed' | null>(null);

  async function redeem(byKeyboard: boolean): Promise<void> {
    setBusy(true);
    setTrouble(null);
    const answer = await redeemLink(link);
    setBusy(false);
    if (answer.kind === 'offline' || answer.kind === 'failed') setTrouble(answer.kind);
    else onAnswer(answer, byKeyboard);
  }

  return (
    <AuthPanel {...(drawing ? { drawing } : { picture: MailCheck })} title={words.title} text={[words.text]}>
      {trouble && (
        <Notice tone="problem" title={t(`${trouble}Title`)} className="w-full text-start">
          {t(trouble === 'offline' ? 'linkOffline' : 'linkFailed')}
        </Notice>
      )}
      <Button variant="primary" busy={busy} onClick={(event) => void redeem(event.detail === 0)}>
        {words.button}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {busy && t('opening')}
      </p>
    </AuthPanel>
  );
}
