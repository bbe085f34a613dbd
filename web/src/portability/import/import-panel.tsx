import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FileUp, X } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useConsent } from '#core/consent/use-consent.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { serverNow } from '#core/server/response-headers.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { DaylioMapping } from './daylio/daylio-mapping.tsx';
import type { Importer } from './import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { PastImports } from './past-imports.tsx';
import { useImport, type ImportState } from './use-import.ts';

/** The states that show new content. The panel moves the focus to this content. */
const statesThatTakeFocus: readonly ImportState['kind'][] = ['mapping', 'preview', 'done', 'undone'];

/** Imports records from a file: shows a preview first, and can undo the import afterwards. */
export function ImportPanel(): ReactNode {
  const t = useMessages('import');
  const importer = useImporter();
  const hasPhoto = Boolean(useProfile().profile?.photo_url);
  const { state, read, plan, changeChoices, start, undo, stop, leave } = useImport();
  const chooser = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const isBusy = ['reading', 'running', 'undoing'].includes(state.kind);
  // Focus the new content before the browser paints, because the button that led here may be gone.
  useLayoutEffect(() => {
    if (statesThatTakeFocus.includes(state.kind)) progress.current?.focus();
  }, [state.kind]);
  if (importer === null) return <Loading label={t('reading')} />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p>{t('intro')}</p>
        <p className="text-muted">{t('safe')}</p>
        <FileButton
          ref={chooser}
          icon={FileUp}
          busy={isBusy}
          className="self-start"
          accept="application/json,.json,application/zip,.zip,text/csv,.csv"
          onChoose={(chosen) => void read(chosen, importer, hasPhoto)}
        >
          {t(state.kind === 'idle' ? 'choose' : 'another')}
        </FileButton>
      </div>
      <div ref={progress} tabIndex={-1} className="rounded-md empty:hidden">
        <Progress
          state={state}
          plan={plan}
          changeChoices={changeChoices}
          start={start}
          stop={stop}
          leave={() => {
            leave();
            chooser.current?.focus();
          }}
        />
      </div>
      {!isBusy && <PastImports userId={importer.id} after={state} onUndo={(past) => void undo(past, importer.id)} />}
    </div>
  );
}

type Led = Pick<ReturnType<typeof useImport>, 'plan' | 'changeChoices' | 'start' | 'stop' | 'leave'>;

function Progress({ state, plan, changeChoices, start, stop, leave }: { state: ImportState } & Led): ReactNode {
  const t = useMessages('import');
  const locale = useLocale();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return <Loading label={t('reading')} />;
    case 'fault':
      return (
        <Notice tone="problem" title={t('faultTitle')}>
          {t(`fault.${state.fault}`)}
        </Notice>
      );
    case 'mapping':
      return (
        <DaylioMapping
          key={state.name}
          daylio={state.daylio}
          chosen={state.choices}
          rowSeed={state.importer.rowSeed}
          onMapped={(rows, choices) =>
            void plan(state.name, rows, state.importer, { mapped: { daylio: state.daylio, choices } })
          }
          leave={leave}
        />
      );
    case 'preview':
      return (
        <ImportPreview
          key={state.name}
          preview={state}
          changeChoices={() => changeChoices(state)}
          start={(takesFile) => void start(state, takesFile)}
          leave={leave}
        />
      );
    case 'running':
    case 'undoing':
      return (
        <div className="flex flex-col gap-3">
          <label className="flex flex-col gap-2">
            {t(state.kind, { percent: formatNumber(state.share, locale, { style: 'percent', maximumFractionDigits: 0 }) })}
            <progress value={state.share} max={1} className="h-3 w-full accent-primary" />
          </label>
          {state.kind === 'running' && (
            <Button icon={X} className="self-start" onClick={stop}>
              {t('stop')}
            </Button>
          )}
        </div>
      );
    default:
      return <ImportResult result={state} />;
  }
}

/** The importing user. Null while the profile or a consent is loading, and if the profile has no `row_seed`. */
function useImporter(): Importer | null {
  const { profile, isPremium } = useProfile();
  const answers = {
    health: useConsent('health'),
    spirituality: useConsent('spirituality'),
    crisis_messages: useConsent('crisis_messages'),
  };
  const [now] = useState(serverNow);
  if (!profile?.row_seed || Object.values(answers).includes('loading')) return null;
  const agreed = Object.entries(answers).flatMap(([purpose, answer]) => (answer === 'granted' ? [purpose] : []));
  return { id: profile.id, rowSeed: profile.row_seed, isPremium, agreed, now };
}
