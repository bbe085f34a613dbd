import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { ExportProgress } from './export-progress.tsx';
import exportMessages from './messages/pt.ts';

const problems = { unreachable: 'text of this caller', failed: 'text of that caller' };
const shown = (kind: 'unreachable' | 'failed' | 'userNotFound') =>
  renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ export: exportMessages }}>
      <ExportProgress state={{ kind }} cancel={() => undefined} retry={() => undefined} problems={problems} />
    </IntlProvider>,
  );

it('shows the error text that the caller passes, and its own only for a missing account', () => {
  expect(shown('unreachable')).toContain('text of this caller');
  expect(shown('failed')).toContain('text of that caller');
  expect(shown('failed')).not.toContain(exportMessages.failed);
  expect(shown('userNotFound')).toContain(exportMessages.userNotFound);
});

it.each(languageCodes)('does not mention selected options where all data is downloaded: %s', async (language) => {
  type Messages = { default: Record<'unreachable' | 'failed', string> };
  const { default: ofExport } = (await import(`./messages/${language}.ts`)) as Messages;
  const { default: ofAll } = (await import(`../your-data/messages/${language}.ts`)) as Messages;
  const lastSentence = (text: string) => text.split(/(?<=[.。])\s*/u).findLast((sentence) => sentence !== '');
  expect([ofAll.unreachable, ofAll.failed].map(lastSentence)).not.toContain(lastSentence(ofExport.failed));
});
