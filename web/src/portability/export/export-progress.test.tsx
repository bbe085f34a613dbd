import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import { languageCodes } from '#core/messages/languages.ts';
import { ExportProgress } from './export-progress.tsx';
import exportMessages from './messages/pt.ts';

const problems = { unreachable: 'what this place keeps', failed: 'what that place keeps' };
const said = (kind: 'unreachable' | 'failed' | 'userNotFound') =>
  renderToStaticMarkup(
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ export: exportMessages }}>
      <ExportProgress state={{ kind }} cancel={() => undefined} retry={() => undefined} problems={problems} />
    </IntlProvider>,
  );

it('says of an error what stays where it stands, not what stays elsewhere', () => {
  expect(said('unreachable')).toContain('what this place keeps');
  expect(said('failed')).toContain('what that place keeps');
  expect(said('failed')).not.toContain(exportMessages.failed);
  expect(said('userNotFound')).toContain(exportMessages.userNotFound);
});

it.each(languageCodes)('says nothing of choices where all data is downloaded: %s', async (language) => {
  type Words = { default: Record<'unreachable' | 'failed', string> };
  const { default: ofExport } = (await import(`./messages/${language}.ts`)) as Words;
  const { default: ofAll } = (await import(`../your-data/messages/${language}.ts`)) as Words;
  const lastSentence = (text: string) => text.split(/(?<=[.。])\s*/u).findLast((sentence) => sentence !== '');
  expect([ofAll.unreachable, ofAll.failed].map(lastSentence)).not.toContain(lastSentence(ofExport.failed));
});
