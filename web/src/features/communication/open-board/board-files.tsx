import { useState, type ReactNode } from 'react';
import { Download, Plus, Upload } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { offerFile } from '#lib/offer-file.ts';
import { shorten } from '#lib/shorten.ts';
import { writeZip } from '#lib/write-zip.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { Notice } from '#ui/notice.tsx';
import { loadDrawings } from '../message-pictures/picture.tsx';
import { pictureOf } from '../quick-messages.ts';
import { useQuickMessages } from '../use-quick-messages.ts';
import { mostBytes, readBoardFile, type BoardMessage } from './open-board.ts';
import { writeBoard, writeBoardFiles } from './write-board.ts';

/** The messages of a board that the person has not added yet, with the names of those whose pictures are left out. */
interface Asked {
  readonly messages: readonly BoardMessage[];
  readonly names: readonly string[];
}

/** Maximum characters of the list of messages whose pictures are left out. */
const longestList = 200;

/** Downloads the messages as a board for other apps, and adds the messages of a board from another app. */
export function BoardFiles(): ReactNode {
  const t = useMessages('open-board');
  const core = useMessages('core');
  const page = useMessages('communication');
  const lang = htmlLang(useLanguage());
  const locale = useLocale();
  const { messages, addAll } = useQuickMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const save = async () => {
    const board = messages.map((message) => ({
      text: message.words,
      category: message.category ?? null,
      picture: pictureOf(message),
    }));
    const facts = { name: page('title'), lang };
    if (board.every(({ picture }) => picture === null)) {
      offerFile('cogn.obf', 'application/json', writeBoard(board, facts));
      return;
    }
    const drawings = await loadDrawings().catch(() => null);
    setProblem(drawings ? null : t('noDrawings'));
    if (drawings)
      offerFile('cogn.obz', 'application/zip', await writeZip(writeBoardFiles(board, facts, drawings), new Date()));
  };
  const add = async (found: readonly BoardMessage[]) => {
    setAsked(null);
    await addAll(
      found.map((message) => ({ ...message, photo: null })),
      (count) => ({ saved: t('added', { count }), onDevice: t('addedHere', { count }) }),
    );
  };
  const read = async (file: File) => {
    setAsked(null);
    const content = file.size > mostBytes ? null : readBoardFile(new Uint8Array(await file.arrayBuffer()));
    if (content === null) {
      setProblem(t('notBoard'));
      return;
    }
    const own = new Set(messages.map(({ words }) => words));
    const found = content.messages.filter(({ text }) => !own.has(text));
    setProblem(content.leftOut > 0 ? t('leftOut', { count: content.leftOut }) : found.length === 0 ? t('nothingNew') : null);
    const names = content.withoutPicture.filter((text) => !own.has(text));
    if (names.length > 0) setAsked({ messages: found, names });
    else if (found.length > 0) await add(found);
  };
  const listed = (names: readonly string[]) => shorten(new Intl.ListFormat(locale).format(names), longestList);
  return (
    <FoldedCard id="board-files" title={t('heading')} summary={t('summary')}>
      <p className="text-muted">{t('text')}</p>
      {problem !== null && <Notice tone="information">{problem}</Notice>}
      {asked && (
        <Notice tone="information">
          <p className="wrap-anywhere">{t('foreignPictures', { count: asked.names.length, names: listed(asked.names) })}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button icon={Plus} onClick={() => void add(asked.messages)}>
              {t('addAnyway', { count: asked.messages.length })}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {core('actions.cancel')}
            </Button>
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton accept=".obf,.obz,application/json,application/zip" icon={Upload} onChoose={(file) => void read(file)}>
          {t('read')}
        </FileButton>
        <Button icon={Download} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </FoldedCard>
  );
}
