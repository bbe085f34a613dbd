import type { ReactNode } from 'react';
import { useMoreLabel } from '#core/choices/use-more-label.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { StickerPicture } from './sticker-picture.tsx';
import { stickers, type Sticker } from './thoughts-entries.ts';

export interface StickerFieldProps {
  values: readonly Sticker[];
  onChange: (chosen: readonly Sticker[]) => void;
  /** Whether the stickers wait for a text, because a thought without text has no row. */
  wait: boolean;
}

/** The choice of stickers, open if the thought has some. */
export function StickerField({ values, onChange, wait }: StickerFieldProps): ReactNode {
  const t = useMessages('thoughts');
  return (
    <Folded summary={t('stickers')} initiallyOpen={values.length > 0}>
      <ChoicesGroup
        legend={t('stickersLegend')}
        name="stickers"
        options={stickers.map((value) => ({
          value,
          label: t(value),
          picture: <StickerPicture sticker={value} className="size-8 shrink-0" />,
        }))}
        values={values}
        onChange={onChange}
        moreLabel={useMoreLabel()}
      />
      {wait && values.length > 0 && <p className="text-sm text-muted">{t('stickersWait')}</p>}
    </Folded>
  );
}
