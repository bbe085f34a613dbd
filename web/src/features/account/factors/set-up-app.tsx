import { useRef, useState, type SubmitEvent } from 'react';
import { Copy, Smartphone } from 'lucide-react';
import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { CodeField } from '#shared-features/auth-ui/code-field.tsx';
import { NoAnswerNotice } from '#shared-features/auth-ui/no-answer-notice.tsx';
import { readCode } from '#shared-features/auth-ui/check-input.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { useRefusalToast } from '#shared-features/auth-ui/use-refusal-toast.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/class-names.ts';
import { useToast } from '#ui/use-toast.ts';
import { beginSetUp, type Begun } from './factor-requests.ts';
import { GroupedLetters } from './grouped-letters.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** Two steps: scan the QR code (or type its key), then enter the code that the app shows. */
export function SetUpApp({ onDone }: { onDone: () => void }) {
  const t = useMessages('factors');
  const authUi = useMessages('auth-ui');
  const { showToast } = useToast();
  const notifyRefusal = useRefusalToast();
  const copy = useCopy({ copied: t('keyCopied'), failed: t('keyCopyFailed') });
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function showRefusal(refusal: Refusal): void {
    setRefused(refusal);
    if (refusal.kind === 'codeRefused') setProblem(t('codeRefused'));
    else notifyRefusal(refusal, { title: t('failed'), description: authUi('failedText') });
  }

  async function begin(): Promise<void> {
    setBusy(true);
    const answer = await beginSetUp();
    setBusy(false);
    if ('refusal' in answer) return showRefusal(answer.refusal);
    setRefused(null);
    setBegun(answer);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy || !begun) return;
    const typed = readCode(code);
    if (!typed) return setProblem(authUi('codeIncomplete'));
    setBusy(true);
    const proof = { factorId: begun.id, code: typed };
    const refusal = await askAuthClient((client) => client.mfa.challengeAndVerify(proof));
    setBusy(false);
    if (refusal) return showRefusal(refusal);
    showToast({ title: t('done'), description: t('onText') });
    onDone();
  }

  if (!begun) {
    return (
      <>
        <p>{t('what')}</p>
        <NoAnswerNotice refusal={refused} />
        <Button variant="primary" busy={busy} onClick={() => void begin()}>
          {t('begin')}
        </Button>
      </>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('scan')}</p>
      <img src={begun.picture} alt={t('pictureName')} className="size-52 self-center rounded-lg border border-line" />
      <div>
        <p>{t('key')}</p>
        <p lang="zxx" className="font-semibold">
          <GroupedLetters text={begun.secret} />
        </p>
        <div className="-ms-3.5 flex flex-wrap">
          <Button variant="quiet" icon={Copy} onClick={() => void copy(begun.secret)}>
            {t('copyKey')}
          </Button>
          <a href={begun.link} className={buttonClasses('quiet')}>
            <Smartphone aria-hidden className="size-5" />
            {t('openApp')}
          </a>
        </div>
      </div>
      <CodeField
        label={t('code')}
        value={code}
        onChange={(next) => {
          setCode(next);
          setProblem(null);
        }}
        error={problem}
      />
      <NoAnswerNotice refusal={refused} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('confirm')}
      </Button>
    </form>
  );
}
