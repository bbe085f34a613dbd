import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { motions, readingFonts, textSizes, type ReadingFont } from '#core/preferences/preference-list.ts';
import { PreferenceChoice } from './preference-choice.tsx';
import { PreferenceSwitch } from './preference-switch.tsx';

/** Font names, which are the same in every language. */
const fontNames: Readonly<Record<Exclude<ReadingFont, 'system'>, string>> = {
  atkinson: 'Atkinson Hyperlegible Next',
  lexend: 'Lexend',
  openDyslexic: 'OpenDyslexic',
};

/** The settings for text size, font (with a sample line), motion, and simple mode. */
export function ComfortGroup() {
  const t = useMessages('settings-panel');
  const language = useLanguage();
  const systemOnly = language === 'ja' || language === 'zh';
  return (
    <>
      <p className="rounded-lg border border-line bg-surface px-4 py-3">{t('sample')}</p>
      <PreferenceChoice
        name="textSize"
        legend={t('textSize')}
        options={textSizes}
        words={(value) => t(`textSizes.${value}`)}
      />
      <PreferenceChoice
        name="readingFont"
        legend={t('readingFont')}
        options={readingFonts}
        words={(value) => (value === 'system' ? t('systemFont') : fontNames[value])}
        hint={systemOnly && t('fontOfLatin')}
      />
      <PreferenceChoice name="motion" legend={t('motion')} options={motions} words={(value) => t(`motions.${value}`)} />
      <PreferenceSwitch name="simpleMode" label={t('simpleMode')} hint={t('simpleModeText')} />
    </>
  );
}
