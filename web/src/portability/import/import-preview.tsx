import { useState, type ReactNode } from 'react';
import { Import } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { namingOfTags } from '#portability/portable/name-tags.ts';
import { photosToSend } from './import-row-photos.ts';
import { TablePreview } from './table-preview.tsx';
import type { ImportState } from './use-import.ts';

/** How many unknown names the preview lists, and the most characters of each. A file can hold any number, of any length. */
const shownNames = 20;
const nameLength = 80;

interface ImportPreviewProps {
  preview: Extract<ImportState, { kind: 'preview' }>;
  /** Leads back to the choices for a Daylio file. */
  changeChoices: () => void;
  start: (takesFile: boolean) => void;
  leave: () => void;
}

/** Shows what an import would do, and lets the user choose before it starts. */
export function ImportPreview({ preview, changeChoices, start, leave }: ImportPreviewProps): ReactNode {
  const t = useMessages('import');
  const photos = useMessages('row-photos');
  const daylio = useMessages('daylio');
  const [preferred, setPreferred] = useState<'mine' | 'file'>('mine');
  const { plan, photo, file, name } = preview;
  const rowPhotos = photosToSend(plan.tables, preview.rowPhotos, preferred === 'file');
  const sum = (count: (table: (typeof plan.tables)[number]) => number) =>
    plan.tables.reduce((total, table) => total + count(table), 0);
  const differing = sum((table) => table.differing.length);
  const toWrite = sum(({ added, filled }) => added.length + filled.length) + (preferred === 'file' ? differing : 0);
  const nameTags = namingOfTags(plan.tags);
  const isSomething = toWrite > 0 || photo?.kind === 'added' || rowPhotos.size > 0;
  const agreement = sum(({ blocked }) => blocked.agreement);
  const waiting = agreement + sum(({ blocked }) => blocked.premium + blocked.pastAppointment);
  const namesOf = (all: readonly string[]) => {
    const names = all.slice(0, shownNames).map((name) => shorten(name, nameLength));
    const more = all.length - names.length;
    return more > 0 ? t('more', { names: names.join(', '), count: String(more) }) : names.join(', ');
  };
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-lg wrap-anywhere">{t('preview', { name })}</h3>
      <ul className="flex flex-col gap-3">
        {plan.tables.map((table) => (
          <TablePreview key={table.table} plan={table} messages={plan.messages} nameTags={nameTags} />
        ))}
      </ul>
      {waiting > 0 && (
        <Notice tone="information">
          {t('waits')} {agreement > 0 && t('allow')}
        </Notice>
      )}
      {photo && <p>{t(photo.kind === 'added' ? 'photoAdded' : 'photoKept')}</p>}
      {rowPhotos.size > 0 && <p>{photos('inCopy', { count: String(rowPhotos.size) })}</p>}
      {file.leftOut > 0 && <p className="text-muted">{t('leftOut')}</p>}
      {(file.skipped ?? 0) > 0 && <p>{t('skipped', { count: file.skipped ?? 0 })}</p>}
      {file.unknown.length > 0 && (
        <p className="wrap-anywhere text-muted">{t('unknown', { names: namesOf(file.unknown) })}</p>
      )}
      {differing > 0 && (
        <ChoiceGroup
          legend={t('otherwise')}
          name="otherwise"
          value={preferred}
          onChange={setPreferred}
          options={[
            { value: 'mine', label: t('keepMine') },
            { value: 'file', label: t('takeFile') },
          ]}
        />
      )}
      {!isSomething && <Notice tone="information">{t('nothing')}</Notice>}
      <div className="flex flex-wrap gap-3">
        {isSomething && (
          <Button variant="primary" icon={Import} onClick={() => start(preferred === 'file')}>
            {t('start')}
          </Button>
        )}
        {preview.mapped && <Button onClick={changeChoices}>{daylio('changeChoices')}</Button>}
        <Button onClick={leave}>{t('cancel')}</Button>
      </div>
    </section>
  );
}
