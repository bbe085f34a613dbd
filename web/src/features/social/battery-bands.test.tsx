import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import social from './messages/pt.ts';
import { useLevelMessage } from './battery-bands.ts';

function LevelText({ level }: { level: number }) {
  return useLevelMessage()(level);
}

it.each([
  [59.5, '60%, boa'],
  [59.4, '59%, moderada'],
  [0, '0%, muito baixa'],
  [100, '100%, alta'],
])('shows percent and band of the same rounded number for %d', (level, words) => {
  const said = (
    <IntlProvider locale="pt-BR" timeZone="UTC" messages={{ social }}>
      <LevelText level={level} />
    </IntlProvider>
  );
  expect(renderToStaticMarkup(said)).toBe(words);
});
