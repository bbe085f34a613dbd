import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '#core/messages/messages.ts';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { refetchRows } from '#core/row-cache/apply-write-to-cache.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { openZip } from '#lib/read-zip.ts';
import { newUuid } from '#lib/uuid.ts';
import { loadMessages } from '#core/messages/load-messages.ts';
import type { DaylioChoices } from './daylio/daylio-mapping.tsx';
import type { DaylioFile } from './daylio/read-daylio-csv.ts';
import type { Importer } from './import-plan.ts';
import { forgetBatch, storeBatch, type PastImport } from './stored-imports.ts';
import { makePlan, type Plan } from './make-plan.ts';
import {
  importRowPhotos,
  photosToSend,
  planRowPhotos,
  type RowPhotosPlan,
  type RowPhotosReport,
} from './import-row-photos.ts';
import { importPhoto, isPhoto, undoPhoto, type PhotoPlan } from './import-photo.ts';
import { readPortableFile, type FileFault, type FileRows, largestFile, photoIn, textIn } from './read-portable-file.ts';
import { runImport, type Batch, type ImportReport } from './run-import.ts';
import { undoImport, type UndoReport } from './undo-import.ts';

export type Fault = FileFault | 'tooLarge' | 'unreachable' | 'failed';

interface PlannedParts {
  readonly photo?: PhotoPlan;
  readonly rowPhotos?: RowPhotosPlan;
  readonly mapped?: Mapped;
}

interface Mapped {
  readonly daylio: DaylioFile;
  readonly choices: DaylioChoices;
}

export type ImportState =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | {
      readonly kind: 'mapping';
      readonly name: string;
      readonly daylio: DaylioFile;
      /** Set when the person comes back from the preview. */
      readonly choices?: DaylioChoices;
      readonly importer: Importer;
    }
  | {
      readonly kind: 'preview';
      readonly name: string;
      readonly file: FileRows;
      readonly plan: Plan;
      readonly photo: PhotoPlan;
      readonly rowPhotos: RowPhotosPlan;
      /** Set for a Daylio file, so that the person can go back and change the choices. */
      readonly mapped?: Mapped;
      readonly importer: Importer;
    }
  | { readonly kind: 'running' | 'undoing'; readonly share: number }
  /** `photo`: whether the server accepted the photo; absent if none was sent. */
  | {
      readonly kind: 'done';
      readonly report: ImportReport;
      readonly photo?: boolean;
      readonly rowPhotos?: RowPhotosReport;
      readonly skipped: number;
    }
  | { readonly kind: 'undone'; readonly report: UndoReport };

/** Runs one import (file, preview, writing, report) or undo at a time. Unmounting stops an import between two requests. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(chosen: File, importer: Importer, hasPhoto: boolean): Promise<void> {
    if (chosen.size > largestFile) return setState({ kind: 'fault', fault: 'tooLarge' });
    setState({ kind: 'reading' });
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const zip = openZip(bytes);
      const text = textIn(bytes, zip);
      const reading = readPortableFile(text);
      if (reading.kind === 'file') {
        const photo = photoIn(zip);
        const photoPlan = photo && (hasPhoto ? ({ kind: 'unchanged' } as const) : ({ kind: 'added', photo } as const));
        const rowPhotos = await planRowPhotos(zip, reading.file, importer);
        return await plan(chosen.name, reading.file, importer, { photo: photoPlan, rowPhotos });
      }
      // Only CSV files need the Daylio parser, so its code loads only if the file is not JSON.
      const daylio = reading.kind === 'notJson' ? (await import('./daylio/read-daylio-csv.ts')).readDaylioCsv(text) : null;
      if (daylio) setState({ kind: 'mapping', name: chosen.name, daylio, importer });
      else setState({ kind: 'fault', fault: reading.kind });
    } catch (problem) {
      setState({ kind: 'fault', fault: faultOf(problem) });
    }
  }

  /** Reads the account's rows and shows the preview. */
  async function plan(
    name: string,
    file: FileRows,
    importer: Importer,
    { photo = null, rowPhotos = new Map(), mapped }: PlannedParts = {},
  ): Promise<void> {
    setState({ kind: 'reading' });
    try {
      const dependencies = { client: dataClient(), load: loadMessages, language: currentLanguage() };
      const made = await makePlan(file, importer, dependencies);
      setState({ kind: 'preview', name, file, plan: made, photo, rowPhotos, importer, ...(mapped && { mapped }) });
    } catch (problem) {
      setState({ kind: 'fault', fault: faultOf(problem) });
    }
  }

  /** Leads from the preview of a Daylio file back to the person's choices. */
  function changeChoices({ name, importer, mapped }: Extract<ImportState, { kind: 'preview' }>): void {
    if (mapped) setState({ kind: 'mapping', name, importer, ...mapped });
  }

  async function start(
    { name, file, plan: { tables }, photo, rowPhotos, importer }: Extract<ImportState, { kind: 'preview' }>,
    takesFile: boolean,
  ): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setState({ kind: 'running', share: 0 });
    const of = { userId: importer.id, importId: newUuid(), fileName: name, startedAt: Date.now() };
    const note = (batch: Batch) => storeBatch(of, batch);
    const toSend = photosToSend(tables, rowPhotos, takesFile);
    const shareOfRows = toSend.size > 0 ? 0.5 : 1;
    const report = await runImport(tables, {
      ...{ client: dataClient(), importer, takesFile, signal: control.signal, note },
      progress: (share) => setState({ kind: 'running', share: share * shareOfRows }),
    });
    const sends = photo?.kind === 'added' && report.end === 'whole';
    const isTaken = sends ? await importPhoto(photo.photo, { client: dataClient(), userId: importer.id, note }) : undefined;
    const sendsPhotos = toSend.size > 0 && report.end === 'whole';
    const photos = sendsPhotos
      ? await importRowPhotos(toSend, {
          ...{ userId: importer.id, signal: control.signal },
          progress: (share) => setState({ kind: 'running', share: shareOfRows + share * (1 - shareOfRows) }),
        })
      : undefined;
    const touched = tables.map(({ table }) => table);
    void refetchRows(importer.id, touched);
    // Wait for the refetched profile: the preview of the next file depends on whether the profile has a photo.
    if (isTaken) await refetchRows(importer.id, ['profiles']);
    setState({
      kind: 'done',
      report,
      skipped: file.skipped ?? 0,
      ...(isTaken !== undefined && { photo: isTaken }),
      ...(photos && { rowPhotos: photos }),
    });
  }

  async function undo({ batches }: PastImport, userId: string): Promise<void> {
    setState({ kind: 'undoing', share: 0 });
    for (const batch of batches.filter(isPhoto)) {
      if (!(await undoPhoto(userId)))
        return setState({ kind: 'undone', report: { removed: 0, restored: 0, refused: 0, isWhole: false } });
      await forgetBatch(batch);
    }
    const rows = batches.filter((batch) => !isPhoto(batch));
    const report = await undoImport(rows, {
      client: dataClient(),
      forget: forgetBatch,
      isStillThem: () => currentUserId() === userId,
      progress: (share) => setState({ kind: 'undoing', share }),
    });
    void refetchRows(userId, [...new Set(rows.map(({ table }) => table))]);
    setState({ kind: 'undone', report });
  }

  const stop = () => running.current?.abort();
  const leave = () => setState({ kind: 'idle' });
  return { state, read, plan, changeChoices, start, undo, stop, leave };
}

function faultOf(problem: unknown): Fault {
  if (problem instanceof ReadProblem) return problem.kind === 'unreachable' ? 'unreachable' : 'failed';
  return navigator.onLine ? 'failed' : 'unreachable';
}
