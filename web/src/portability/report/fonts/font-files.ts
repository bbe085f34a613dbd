/** The fonts of a report. */
export type FontName = 'latin' | 'latinBold' | 'japanese' | 'chinese' | 'hebrew' | 'arabic' | 'signs';

/**
 * The font files are in npm packages; each is fetched when a report first needs it. The URLs are static because the build
 * finds them by reading this file. The packages export no paths, hence the path through `node_modules`.
 */
export const fontFiles: Readonly<Record<FontName, URL>> = {
  latin: new URL('../../../../../node_modules/@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf', import.meta.url),
  latinBold: new URL('../../../../../node_modules/@embedpdf/fonts-latin/fonts/NotoSans-Bold.ttf', import.meta.url),
  japanese: new URL('../../../../../node_modules/@embedpdf/fonts-jp/fonts/NotoSansJP-Regular.otf', import.meta.url),
  chinese: new URL('../../../../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf', import.meta.url),
  hebrew: new URL('../../../../../node_modules/@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf', import.meta.url),
  arabic: new URL('../../../../../node_modules/@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf', import.meta.url),
  signs: new URL(
    '../../../../../node_modules/@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    import.meta.url,
  ),
};
