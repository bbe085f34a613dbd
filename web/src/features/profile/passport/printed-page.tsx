import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageRoom, settingThatFits, pageSettings, type PageSetting } from './page-fit.ts';
import { PassportSheet, type PassportSheetProps } from './passport-sheet.tsx';

const smallest = pageSettings.at(-1) as PageSetting;

/**
 * The passport for printing: invisible on screen, alone on paper, and always in the light theme. It uses the largest letters
 * that fit one page. If none fit, the smallest continue on a second page, and `onFit` receives false.
 */
export function PrintedPage({ onFit, ...sheet }: PassportSheetProps & { onFit: (fits: boolean) => void }): ReactNode {
  const paper = useRef<HTMLDivElement>(null);
  const content = JSON.stringify([sheet.language, sheet.name, sheet.photoUrl, sheet.sections, sheet.qrText]);

  useLayoutEffect(() => {
    const page = paper.current;
    if (!page) return;
    const set = (setting: PageSetting) => {
      page.style.fontSize = `${String(setting.points)}pt`;
      page.style.setProperty('--columns', String(setting.columns));
      return page.offsetHeight;
    };
    // A millimetre is 96 / 25.4 CSS pixels, on paper as well as on screen. So the height on screen shows what fits on paper.
    const found = settingThatFits(set, (pageRoom.height * 96) / 25.4);
    set(found ?? smallest);
    onFit(found !== null);
  }, [content, onFit]);

  return createPortal(
    <div
      ref={paper}
      data-print-alone
      data-theme="light"
      inert
      aria-hidden
      className="invisible fixed end-full top-0 print:visible print:static"
      style={{ width: `${String(pageRoom.width)}mm`, lineHeight: 1.45 }}
    >
      <PassportSheet {...sheet} />
    </div>,
    document.body,
  );
}
