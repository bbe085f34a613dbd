import { Copy, Download } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import { GroupedLetters } from './grouped-letters.tsx';

interface RecoveryCodesProps {
  /** Those just made; they can't be had again. */
  codes: readonly string[] | null;
  busy: boolean;
  onMake: () => void;
}

/** Codes for who loses the app: shown once, to copy or keep as a file. New ones end the old. */
export function RecoveryCodes({ codes, busy, onMake }: RecoveryCodesProps) {
  const t = useMessages('factors');
  const { showToast } = useToast();

  async function copy(): Promise<void> {
    const copied = await navigator.clipboard.writeText(codes?.join('\n') ?? '').then(
      () => true,
      () => false,
    );
    showToast({ title: t(copied ? 'copied' : 'copyFailed') });
  }

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
            <Button icon={Copy} onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button variant="primary" icon={Download} onClick={() => download(codes)}>
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

function download(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`COGN\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'cogn.txt' });
  link.click();
  URL.revokeObjectURL(address);
}
