import { useEffect, useState, type ReactNode } from 'react';
import { ArrowLeft, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { keepAwake } from '#lib/keep-awake.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ShownMessageProps {
  words: string;
  /** The picture or photo above the words; null for words only. */
  picture: ReactNode;
  speaking: boolean;
  onSpeak: (() => void) | undefined;
  onClose: () => void;
}

/**
 * One message in large type over the whole screen, to show to another person. The screen stays on. Esc and Back close it.
 */
export function ShownMessage({ words, picture, speaking, onSpeak, onClose }: ShownMessageProps): ReactNode {
  const t = useMessages('communication');
  const [turned, setTurned] = useState(false);
  useEffect(() => keepAwake(), []);
  return (
    <Dialog
      placement="full"
      open
      onOpenChange={onClose}
      title={<span className="sr-only">{t('shown')}</span>}
      leading={
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5" onClick={onClose}>
          {t('close')}
        </Button>
      }
      actions={
        <div className="flex w-full flex-wrap items-center justify-center gap-2">
          <Button icon={RotateCw} aria-pressed={turned} onClick={() => setTurned(!turned)}>
            {t(turned ? 'turnBack' : 'turn')}
          </Button>
          {onSpeak && (
            <Button icon={speaking ? VolumeX : Volume2} onClick={onSpeak}>
              {t(speaking ? 'quiet' : 'speak')}
            </Button>
          )}
        </div>
      }
    >
      <div className={`m-auto flex w-full max-w-4xl flex-col gap-6 py-4 ${turned ? 'rotate-180' : ''}`}>
        {picture}
        <p className="text-4xl font-semibold wrap-anywhere">{words}</p>
      </div>
    </Dialog>
  );
}
