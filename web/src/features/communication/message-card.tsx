import type { ReactNode } from 'react';
import { Copy, Maximize2, Volume2, VolumeX } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';

interface MessageCardProps {
  words: string;
  /** The picture or photo beside the words; null for words only. */
  picture: ReactNode;
  speaking: boolean;
  onCopy: () => void;
  /** Undefined if the browser has no speech synthesis. */
  onSpeak: (() => void) | undefined;
  onShow: () => void;
}

/** One message: a press copies it; buttons below speak or show it. */
export function MessageCard({ words, picture, speaking, onCopy, onSpeak, onShow }: MessageCardProps): ReactNode {
  const t = useMessages('communication');
  return (
    <div className="flex w-full flex-col rounded-xl border border-line bg-surface-raised shadow-sm">
      <button
        type="button"
        className="flex flex-1 flex-col gap-2 rounded-t-xl px-5 pt-5 pb-3 text-start transition-colors hover:bg-primary-soft"
        onClick={onCopy}
      >
        <span className="flex items-center gap-3">
          {picture}
          <span className="min-w-0 font-heading text-xl font-semibold wrap-anywhere">{words}</span>
        </span>
        <span className="mt-auto flex items-center gap-2 text-sm text-muted">
          <Copy aria-hidden className="size-4 shrink-0" />
          {t('copy')}
        </span>
      </button>
      <div className="flex flex-wrap gap-x-1 border-t border-line px-2 py-1">
        {onSpeak && (
          <Button
            variant="quiet"
            icon={speaking ? VolumeX : Volume2}
            aria-label={t(speaking ? 'quietNamed' : 'speakNamed', { message: words })}
            onClick={onSpeak}
          >
            {t(speaking ? 'quiet' : 'speak')}
          </Button>
        )}
        <Button variant="quiet" icon={Maximize2} aria-label={t('showNamed', { message: words })} onClick={onShow}>
          {t('show')}
        </Button>
      </div>
    </div>
  );
}
