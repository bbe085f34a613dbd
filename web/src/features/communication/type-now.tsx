import type { ReactNode } from 'react';
import { Maximize2, Volume2, VolumeX, X } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface TypeNowProps {
  words: string;
  onChange: (words: string) => void;
  speaking: boolean;
  /** Undefined if the browser has no speech synthesis. */
  onSpeak: (() => void) | undefined;
  onShow: () => void;
}

/** A field for words that no message has, to show or speak at once. They are never stored, not even as a draft. */
export function TypeNow({ words, onChange, speaking, onSpeak, onShow }: TypeNowProps): ReactNode {
  const t = useMessages('communication');
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        name="type-now"
        label={t('typeNow')}
        hint={t('typeNowHint')}
        rows={2}
        autoComplete="off"
        value={words}
        onChange={({ target }) => onChange(target.value)}
      />
      {words.trim() !== '' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={Maximize2} onClick={onShow}>
            {t('show')}
          </Button>
          {onSpeak && (
            <Button icon={speaking ? VolumeX : Volume2} onClick={onSpeak}>
              {t(speaking ? 'quiet' : 'speak')}
            </Button>
          )}
          <Button variant="quiet" icon={X} onClick={() => onChange('')}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
