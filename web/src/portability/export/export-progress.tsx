import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Download, RotateCcw, X } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useMomentLabel } from './readiness-line.tsx';
import type { ExportState } from './use-export.ts';

interface ExportProgressProps {
  state: ExportState;
  cancel: () => void;
  retry: () => void;
  /** The error texts. The caller passes them, because an export and a copy of all data need different texts. */
  problems: Readonly<Record<'unreachable' | 'failed', string>>;
}

/** Shows the state of an export with its next action. A finished file can be downloaded again. */
export function ExportProgress(props: ExportProgressProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { kind } = props.state;
  // Each state replaces the button that had the focus, so move the focus here before the browser paints. A finished file
  // takes more room than the progress bar, and focusing the focused element again does not scroll.
  useLayoutEffect(() => {
    if (kind === 'idle') return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md empty:hidden">
      <Progress {...props} />
    </div>
  );
}

function Progress({ state, cancel, retry, problems }: ExportProgressProps): ReactNode {
  const t = useMessages('export');
  const locale = useLocale();
  const momentLabel = useMomentLabel();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running': {
      const percent = formatNumber(state.share, locale, { style: 'percent', maximumFractionDigits: 0 });
      return (
        <div className="flex flex-col gap-3">
          <label className="flex flex-col gap-2">
            {t('running', { percent })}
            <progress value={state.share} max={1} className="h-3 w-full accent-primary" />
          </label>
          <Button icon={X} className="self-start" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      );
    }
    case 'done':
      return (
        <Notice tone="success" title={t('doneTitle')}>
          <p>{t('done', { name: state.name, records: state.records })}</p>
          {state.asOf !== undefined && <p>{t('doneAsOf', { moment: momentLabel(state.asOf) })}</p>}
          <Button variant="quiet" icon={Download} className="-ms-3.5" onClick={state.again}>
            {t('again')}
          </Button>
        </Notice>
      );
    case 'nothing':
    case 'cancelled':
      return <Notice tone="information">{t(state.kind)}</Notice>;
    case 'notImplemented':
      return <Notice tone="problem">{t('notImplemented')}</Notice>;
    default:
      return (
        <Notice tone="problem" title={t(`${state.kind}Title`)}>
          <p>{state.kind === 'userNotFound' ? t(state.kind) : problems[state.kind]}</p>
          <Button variant="quiet" icon={RotateCcw} className="-ms-3.5" onClick={() => retry()}>
            {t('retry')}
          </Button>
        </Notice>
      );
  }
}
