import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { HelpLine } from './help-line.ts';
import { WayLink } from './way-link.tsx';

/** A helpline with its name, hours, cost, and a one-tap link. */
export function TalkLine({ line, main }: { line: HelpLine; main?: boolean }) {
  const t = useMessages('help-now');
  const language = useLanguage();
  const { hours, ways, site } = line;
  const clock = (time: string) =>
    new Intl.DateTimeFormat(htmlLang(language), { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`2000-01-01T${time}Z`),
    );
  // As the end of the hours, 00:00 would read as the start of the day.
  const daily = ({ from, to }: { from: string; to: string }) =>
    to === '00:00' ? t('toMidnight', { from: clock(from) }) : t('from', { from: clock(from), to: clock(to) });
  const open = typeof hours === 'string' ? t(hours) : daily(hours);
  const free = ways.some(({ by }) => by === 'call') ? t('free') : t('freeText');
  const cost = { free, charged: t('charged'), unknown: '' }[line.cost];
  const words = ways.flatMap(({ word }) => (word ? [t('word', { word })] : []));
  const notes = [
    line.press && t('press', { digit: line.press }),
    line.area && t('area', { area: line.area }),
    line.mobileOnly && t('mobileOnly'),
    ...words,
    !line.confirmed && t('unconfirmed'),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-4">
      <h4 className="font-semibold" lang={line.lang}>
        {line.name}
      </h4>
      <p className="text-sm">{[open, cost].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {ways.map((way, index) => (
          <WayLink key={way.by + way.dialled} way={way} main={main && index === 0} />
        ))}
      </div>
      {notes.length > 0 && <p className="text-sm">{notes.join(' ')}</p>}
      {site && (
        <a
          href={site}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center self-start text-sm text-primary underline"
        >
          {t('site', { address: new URL(site).hostname.replace(/^www\./, '') })}
        </a>
      )}
    </li>
  );
}
