import { useEffect, useRef, useState } from 'react';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { offerFile } from '#lib/offer-file.ts';
import { loadWords } from '#core/messages/load-words.ts';
import type { ExportAnswer, FileDependencies } from './make-export.ts';

/** Where an export stands. */
export type ExportState =
  | { readonly kind: 'idle' | 'nothing' | 'notImplemented' | 'cancelled' | 'unreachable' | 'failed' | 'userNotFound' }
  | { readonly kind: 'running'; readonly share: number }
  /** `again` hands the same file to the browser once more. */
  | {
      readonly kind: 'done';
      readonly name: string;
      readonly records: number;
      /** When its rows were read, in milliseconds, if it was made without a network. */
      readonly asOf: number | undefined;
      readonly again: () => void;
    };

/** What the server answers where the account behind the session is gone. */
const goneCodes = ['session_not_found', 'user_not_found', 'no_authorization', 'PGRST301'];

/** Makes a file of what was asked for. */
export type MakeFile<Request> = (request: Request, world: FileDependencies) => Promise<ExportAnswer>;

/**
 * Makes one file at a time. It ends with the page, and by `cancel`. `load` fetches what makes it: the fields of every journal come along, and only whoever
 * makes a file needs them.
 */
export function useExport<Request>(load: () => Promise<MakeFile<Request>>) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(request: Request): Promise<void> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ kind: 'running', share: 0 });
    const tell = (next: ExportState) => {
      if (running.current === control) setState(next);
    };
    try {
      const make = await load();
      const answer = await make(request, {
        client: dataClient(),
        userId: currentUserId(),
        load: loadWords,
        now: () => new Date(),
        signal: control.signal,
        report: async (input, ended) => (await import('./lazy-parts.ts')).createReport(input, ended),
        progress: (share) => tell({ kind: 'running', share }),
      });
      control.signal.throwIfAborted();
      if (answer.kind !== 'file') return tell(answer);
      const again = () => offerFile(answer.name, answer.type, answer.content);
      again();
      tell({ kind: 'done', name: answer.name, records: answer.records, asOf: answer.asOf, again });
    } catch (problem) {
      tell({ kind: control.signal.aborted ? 'cancelled' : kindOf(problem) });
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

function kindOf(problem: unknown): 'unreachable' | 'failed' | 'userNotFound' {
  if (!(problem instanceof ReadProblem)) return navigator.onLine ? 'failed' : 'unreachable';
  if (problem.kind === 'refused') return goneCodes.includes(problem.code ?? '') ? 'userNotFound' : 'failed';
  return problem.kind === 'unreachable' ? 'unreachable' : 'failed';
}
