import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageRoom, settingThatFits, pageSettings, type PageSetting } from './page-fit.ts';
import { PrintAlone } from './print-alone.tsx';

const smallest = pageSettings.at(-1) as PageSetting;

interface PrintedPageProps {
  /** Sizes of the content must be relative to the font size, and its columns must follow the property --columns. */
  children: ReactNode;
  /** Receives whether the content fits one page, after each render. Without it, the content is measured only before printing. */
  onFit?: (fits: boolean) => void;
}

/** Content for printing in the largest letters that fit one page. If none fit, the smallest continue on a second page. */
export function PrintedPage({ children, onFit }: PrintedPageProps): ReactNode {
  const paper = useRef<HTMLDivElement>(null);
  const fit = () => {
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
    onFit?.(found !== null);
  };
  // Measuring costs several layouts. So a form whose sheet changes with every typed letter omits `onFit`, and the sheet is
  // measured only before printing.
  useLayoutEffect(() => {
    if (onFit) fit();
  });
  // The content may have loaded more since the last render.
  useEffect(() => {
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  });

  return (
    <PrintAlone ref={paper} style={{ width: `${String(pageRoom.width)}mm`, lineHeight: 1.45 }}>
      {children}
    </PrintAlone>
  );
}
