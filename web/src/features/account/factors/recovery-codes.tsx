import { Copy, Download } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { offerFile } from '#lib/offer-file.ts';
import { Button } from '#ui/button.tsx';
import { GroupedLetters } from './grouped-letters.tsx';
import { useCopy } from '#ui/use-copy.ts';

interface RecoveryCodesProps {
  /** The new codes; null until the server has made them. The server cannot return them a second time. */
  codes: readonly string[] | null;
  busy: boolean;
  onMake: () => void;
}

/** Recovery codes for a lost authenticator, shown once, to copy or save as a file. New codes invalidate the old ones. */
export function RecoveryCodes({ codes, busy, onMake }: RecoveryCodesProps) {
  const t = useMessages('factors');
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });

  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-3">
      <h3 id="recovery-codes" className="font-semibold">
        {t('codes')}
      </h3>
      <p className="text-muted">{t(codes ? 'codesOnce' : 'codesText')}</p>
      {codes ? (
        <>
          <ul className="grid gap-y-1 rounded-xl border border-line p-4" lang="zxx">
            {codes.map((code) => (
              <li key={code}>
                <GroupedLetters text={code} />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button icon={Copy} onClick={() => void copy(codes.join('\n'))}>
              {t('copy')}
            </Button>
            <Button
              variant="primary"
              icon={Download}
              onClick={() => offerFile('cogn.txt', 'text/plain', `COGN\n\n${codes.join('\n')}\n`)}
            >
              {t('download')}
            </Button>
          </div>
        </>
      ) : (
        <Button busy={busy} className="self-start" onClick={onMake}>
          {t('makeCodes')}
        </Button>
      )}
    </section>
  );
}
