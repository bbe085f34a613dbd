import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ownRowId } from '#core/rows/operation.ts';
import { putOwnRow } from '#core/records/write-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { menstrualSettings, pauseReasons } from '../menstrual-entries.ts';
import { useCycle } from '../use-cycle.ts';
import { useFocusFollows } from '../use-focus-follows.ts';

const reason = { pause_reason: menstrualSettings.fields.pause_reason };

/** Pauses or resumes predictions and the counting of the cycle's days, with an optional reason. */
export function Pause(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const page = useMessages('menstrual');
  const locale = useLocale();
  const today = useToday();
  const { state, pause } = useCycle();
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const form = useOpenedForm(menstrualSettings.table, ['pause']);
  const asking = form.opened !== null;
  const { place, expect } = useFocusFollows<HTMLDivElement>(pause.paused_since ? 'paused' : asking);
  const ask = (open: boolean) => {
    expect();
    form.open(open ? 'pause' : null);
  };
  if (state !== 'known') return null;

  const put = async (values: Record<string, string | null>, words: { saved: string; onDevice: string }) => {
    expect();
    await putOwnRow(menstrualSettings.table, values);
    notifySaved(menstrualSettings.table, ownRowId, { ...words, refused: t('notChanged') });
  };
  const resume = () =>
    put({ paused_since: null, pause_reason: null }, { saved: t('resumed'), onDevice: t('resumedHere') }).catch(
      failed(t('notChanged')),
    );
  if (pause.paused_since) {
    return (
      <div {...place} className="flex flex-col gap-4">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{page('paused_since')}</dt>
          <dd>{formatDate(pause.paused_since, locale)}</dd>
          {pause.pause_reason && (
            <>
              <dt className="text-muted">{page('pause_reason')}</dt>
              <dd>{page(pause.pause_reason)}</dd>
            </>
          )}
        </dl>
        <div>
          <Button onClick={resume}>{t('resume')}</Button>
        </div>
      </div>
    );
  }
  if (!asking) {
    return (
      <div {...place}>
        <Button variant="quiet" className="-ms-3.5" onClick={() => ask(true)}>
          {t('pauseAsk')}
        </Button>
      </div>
    );
  }
  return (
    <div {...place}>
      <EntryForm
        fields={reason}
        draftKey={`${menstrualSettings.table}:pause`}
        saveLabel={t('pause')}
        saveVariant="secondary"
        save={(values) => put({ ...values, paused_since: today }, { saved: t('paused'), onDevice: t('pausedHere') })}
        onSaved={() => ask(false)}
        onCancel={() => ask(false)}
      >
        {(fields) => (
          <ChoiceGroup
            {...fields.choice('pause_reason')}
            legend={page('pause_reason')}
            hint={t('reasonHint')}
            options={pauseReasons.map((value) => ({ value, label: page(value) }))}
          />
        )}
      </EntryForm>
    </div>
  );
}
