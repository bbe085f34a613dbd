import { useState, type ReactNode } from 'react';
import { Mic, Square } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDictation } from './use-dictation.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';

interface DictationProps {
  /** The language to recognise, as a BCP 47 tag. */
  lang: string;
  /** Receives recognised text that is final. */
  onText: (words: string) => void;
}

/** Dictation. Before the first use on each device, a notice asks for consent. Then a button starts and stops listening. */
export function Dictation({ lang, onText }: DictationProps): ReactNode {
  const t = useMessages('dictation');
  const { listening, interim, problem, start, stop } = useDictation({ lang, onText });
  const [agreed, setAgreed] = useState(hasAgreed);
  const [asking, setAsking] = useState(false);

  const answer = (yes: boolean) => {
    storeAgreement(yes);
    setAgreed(yes);
    setAsking(false);
    if (yes) start();
    else stop();
  };
  if (asking) {
    return (
      <Notice tone="information" title={t('noticeTitle')}>
        <p>{t('notice')}</p>
        <p>{t('noticeOften')}</p>
        <div className="flex flex-wrap gap-3 pt-3">
          <Button onClick={() => answer(true)}>{t('agree')}</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('notNow')}
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {listening ? (
          <Button icon={Square} onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button icon={Mic} onClick={() => (agreed ? start() : setAsking(true))}>
            {t('dictate')}
          </Button>
        )}
        {agreed && !listening && (
          <Button variant="quiet" onClick={() => answer(false)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      <p role="status" className="empty:hidden">
        {listening && t('listening')}
      </p>
      {interim !== '' && (
        <p className="rounded-md border border-dashed border-line px-3 py-2 text-muted">
          {t('interim', { words: interim })}
        </p>
      )}
      {problem !== null && (
        <Notice tone="problem" title={t('failed')}>
          <p>{t('safe')}</p>
          <p>{t(problem)}</p>
        </Notice>
      )}
    </div>
  );
}

/** The consent belongs to the device, not to the account, because another device's browser may send the sound elsewhere. */
const key = 'cogn-dictation-agreed';

export const hasAgreed = (): boolean => safeLocalStorage.getItem(key) === 'yes';

/** Stores the consent. Without storage the consent applies only to this visit. */
export function storeAgreement(agreed: boolean): void {
  if (agreed) safeLocalStorage.setItem(key, 'yes');
  else safeLocalStorage.removeItem(key);
}
