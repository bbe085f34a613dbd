import { useEffect, useRef, useState } from 'react';
import { ReadProblem } from '#core/row-cache/read-problem.ts';
import { currentUserId } from '#core/session/session.ts';
import { dataClient } from '#core/wire/data-client.ts';
import { offerFile } from '#lib/offer-file.ts';
import { loadMessages } from '#core/messages/load-messages.ts';
import type { ExportAnswer, FileDependencies } from './make-export.ts';

export type ExportState =
  | { readonly kind: 'idle' | 'nothing' | 'notImplemented' | 'cancelled' | 'unreachable' | 'failed' | 'userNotFound' }
  | { readonly kind: 'running'; readonly share: number }
  /** `again` downloads the same file once more. */
  | {
      readonly kind: 'done';
      readonly name: string;
      readonly records: number;
      /** When the rows were read, in ms since 1970. Set only if the file was made offline from stored rows. */
      readonly asOf: number | undefined;
      readonly again: () => void;
    };

/** The server's error codes for a session whose account no longer exists. */
const goneCodes = ['session_not_found', 'user_not_found', 'no_authorization', 'PGRST301'];

export type MakeFile<Request> = (request: Request, dependencies: FileDependencies) => Promise<ExportAnswer>;

/**
 * Makes one file at a time. `cancel` and unmounting abort it. `load` fetches the code that makes the file, so that only
 * users who export download the field definitions of every journal.
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
    const update = (next: ExportState) => {
      if (running.current === control) setState(next);
    };
    try {
      const make = await load();
      const answer = await make(request, {
        client: dataClient(),
        userId: currentUserId(),
        load: loadMessages,
        now: () => new Date(),
        signal: control.signal,
        report: async (input, ended) => (await import('./lazy-parts.ts')).createReport(input, ended),
        progress: (share) => update({ kind: 'running', share }),
      });
      control.signal.throwIfAborted();
      if (answer.kind !== 'file') return update(answer);
      const again = () => offerFile(answer.name, answer.type, answer.content);
      again();
      update({ kind: 'done', name: answer.name, records: answer.records, asOf: answer.asOf, again });
    } catch (problem) {
      update({ kind: control.signal.aborted ? 'cancelled' : kindOf(problem) });
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

function kindOf(problem: unknown): 'unreachable' | 'failed' | 'userNotFound' {
  if (!(problem instanceof ReadProblem)) return navigator.onLine ? 'failed' : 'unreachable';
  if (problem.kind === 'refused') return goneCodes.includes(problem.code ?? '') ? 'userNotFound' : 'failed';
  return problem.kind === 'unreachable' ? 'unreachable' : 'failed';
}
