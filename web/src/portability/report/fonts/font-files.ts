/** The fonts of a report. */
export type FontName = 'latin' | 'latinBold' | 'japanese' | 'chinese' | 'hebrew' | 'arabic' | 'signs';

/**
 * The font files are in npm packages. Each is fetched when a report first needs it. The URLs must be static, because the
 * build finds them by reading this file. They lead through `node_modules`, because the packages export no paths.
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
