import { useState, type ReactNode } from 'react';
import { Download, Upload } from 'lucide-react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { offerFile } from '#lib/offer-file.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useQuickMessages } from '../use-quick-messages.ts';
import { mostBytes, readBoardFile, writeBoard } from './open-board.ts';

/** Downloads the messages as a board for other apps, and adds the messages of a board from another app. */
export function BoardFiles(): ReactNode {
  const t = useMessages('open-board');
  const page = useMessages('communication');
  const lang = htmlLang(useLanguage());
  const { messages, addAll } = useQuickMessages();
  const [problem, setProblem] = useState<string | null>(null);

  const save = () => {
    const board = messages.map(({ words, category }) => ({ text: words, category: category ?? null }));
    offerFile('cogn.obf', 'application/json', writeBoard(board, { name: page('title'), lang }));
  };
  const read = async (file: File) => {
    const content = file.size > mostBytes ? null : readBoardFile(new Uint8Array(await file.arrayBuffer()));
    if (content === null) {
      setProblem(t('notBoard'));
      return;
    }
    const own = new Set(messages.map(({ words }) => words));
    const found = content.messages.filter(({ text }) => !own.has(text));
    setProblem(content.leftOut > 0 ? t('leftOut', { count: content.leftOut }) : found.length === 0 ? t('nothingNew') : null);
    if (found.length > 0)
      await addAll(
        found.map((message) => ({ ...message, picture: null })),
        (count) => ({ saved: t('added', { count }), onDevice: t('addedHere', { count }) }),
      );
  };
  return (
    <FoldedCard id="board-files" title={t('heading')} summary={t('summary')}>
      <p className="text-muted">{t('text')}</p>
      {problem !== null && <Notice tone="information">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <FileButton accept=".obf,.obz,application/json,application/zip" icon={Upload} onChoose={(file) => void read(file)}>
          {t('read')}
        </FileButton>
        <Button icon={Download} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </FoldedCard>
  );
}
