import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { QrCode as QrIcon } from 'lucide-react';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { longestPasscode, mostActiveLinks, shortestPasscode } from '@cogn/shared/health-link-limits.ts';
import { useDraft } from '#core/drafts/use-draft.ts';
import { htmlLang, isLanguageCode, languageCodes, languageNames, type LanguageCode } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import type { PassportPart, PassportSource } from '#features/profile/passport/passport-content.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { linkFailure, sharedKinds, type LinkFailure, type SharedKind } from './link-requests.ts';
import type { NewLink, SharedContent } from './make-link.ts';
import { PassportParts } from './passport-parts.tsx';
import { SummaryLocked } from './summary-locked.tsx';

/** How long a link can work, in seconds. */
const lifetimes = { hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 } as const;
type Lifetime = keyof typeof lifetimes;

const least = String(shortestPasscode);

/** The days that a summary covers; null for all. */
const periods = { days30: 30, days90: 90, days365: 365, everything: null } as const;

const lifetimeNames = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly Lifetime[];
const periodNames = ['days30', 'days90', 'days365', 'everything'] as const satisfies readonly (keyof typeof periods)[];

interface LinkFormProps {
  source: PassportSource;
  onMade: (link: NewLink) => void;
}

/** The choices of a new link. `onMade` receives the link, which cannot be read again later. */
export function LinkForm({ source, onMade }: LinkFormProps): ReactNode {
  const t = useMessages('sharing');
  const interfaceLanguage = useLanguage();
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const { isPremium, hadPremium } = useProfile();
  const [kind, setKind] = useState<SharedKind>('passport');
  const [parts, setParts] = useDraft<readonly PassportPart[]>('sharing:parts', ['full_name']);
  const [period, setPeriod] = useState<keyof typeof periods>('days90');
  const [lifetime, setLifetime] = useState<Lifetime>('week');
  const [chosenLanguage, setLanguage] = useState<LanguageCode | null>(null);
  const [hasPasscode, setHasPasscode] = useState(true);
  const [passcode, setPasscode] = useState(suggestPasscode);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const language = chosenLanguage ?? interfaceLanguage;
  const isLocked = kind === 'summary' && !isPremium && !hadPremium;

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const isShort = hasPasscode && passcode.trim().length < shortestPasscode;
    flushSync(() => setError(isShort ? t('passcodeShort', { least }) : undefined));
    if (form.current && focusFirstProblem(form.current)) return;
    setBusy(true);
    setFailure(null);
    const days = periods[period];
    const shared: SharedContent =
      kind === 'passport'
        ? { kind, source, ticked: new Set(parts) }
        : { kind, period: { from: days === null ? null : addDays(today, 1 - days), to: null } };
    try {
      // Also fetches the card, so that no link is created that the page then cannot show.
      const [{ makeLink }] = await Promise.all([import('./make-link.ts'), import('./new-link-card.tsx')]);
      const request = { shared, language, passcode: hasPasscode ? passcode.trim() : null };
      const made = await makeLink({ ...request, expiresIn: lifetimes[lifetime] });
      if (typeof made === 'string') setFailure(made);
      else onMade(made);
    } catch (problem) {
      setFailure(linkFailure(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card aria-labelledby="new-link">
      <form ref={form} noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-5">
        <h2 id="new-link" className="text-lg">
          {t('createTitle')}
        </h2>
        <ChoiceGroup
          legend={t('kind')}
          name="kind"
          options={sharedKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
          hint={t(`${kind}Hint`)}
        />
        {isLocked ? (
          <SummaryLocked />
        ) : (
          <>
            {kind === 'passport' ? (
              <PassportParts source={source} chosen={parts} onChange={setParts} />
            ) : (
              <SelectField
                name="period"
                label={t('period')}
                className="max-w-60"
                value={period}
                onChange={({ target }) => setPeriod(target.value as keyof typeof periods)}
                options={periodNames.map((value) => ({ value, label: t(value) }))}
              />
            )}
            <div className="grid gap-5 sm:grid-cols-2">
              <SelectField
                name="lifetime"
                label={t('lifetime')}
                hint={t('lifetimeHint')}
                value={lifetime}
                onChange={({ target }) => setLifetime(target.value as Lifetime)}
                options={lifetimeNames.map((value) => ({ value, label: t(value) }))}
              />
              <SelectField
                name="language"
                label={t('language')}
                value={language}
                onChange={({ target: { value } }) => isLanguageCode(value) && setLanguage(value)}
                options={languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: htmlLang(code) }))}
              />
            </div>
            <div className="flex flex-col gap-3">
              <Checkbox
                name="has-passcode"
                label={t('hasPasscode')}
                checked={hasPasscode}
                onChange={({ target: { checked } }) => setHasPasscode(checked)}
              />
              {hasPasscode && (
                <TextField
                  name="passcode"
                  label={t('passcode')}
                  hint={t('passcodeHint', { least })}
                  error={error}
                  className="max-w-60"
                  value={passcode}
                  maxLength={longestPasscode}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => setPasscode(target.value)}
                />
              )}
            </div>
            <p className="text-sm text-muted">{t('encrypted')}</p>
            {failure && (
              <Notice tone="problem" title={t('failedTitle')}>
                {t(failure, { most: String(mostActiveLinks) })}
              </Notice>
            )}
            <div>
              <Button type="submit" variant="primary" icon={QrIcon} busy={busy}>
                {t('create')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Card>
  );
}

/** A passcode of random digits, which are easy to say and to type in every language. */
function suggestPasscode(): string {
  const digits: number[] = [];
  while (digits.length < shortestPasscode) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes above 249 would make the low digits more likely.
    if (byte < 250) digits.push(byte % 10);
  }
  return digits.join('');
}
