import { useEffect, useState, type ReactNode } from 'react';
import { Volume2, VolumeX } from 'lucide-react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useVoice, voicesFor } from '#shared-features/voice/use-voice.ts';
import { readVoiceChoice, storeVoiceChoice, voiceRates, type VoiceChoice } from '#shared-features/voice/voice-choice.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/use-toast.ts';

/** The names of `voiceRates`, in their order. */
const rateNames = ['verySlow', 'slow', 'normal', 'fast'] as const;

/** The voice and its speed on this device, with a button to listen to them. */
export function VoiceSettings(): ReactNode {
  const t = useMessages('voice-settings');
  const lang = htmlLang(useLanguage());
  const { showToast } = useToast();
  const { speak, speaking, stop } = useVoice();
  const voices = useVoices(lang);
  const [choice, setChoice] = useState(() => readVoiceChoice(lang));
  const choose = (changed: Partial<VoiceChoice>) => {
    const next = { ...choice, ...changed };
    storeVoiceChoice(lang, next);
    setChoice(next);
  };
  const rateName = rateNames[voiceRates.findIndex((rate) => rate === choice.rate)] ?? 'normal';
  const listen = () =>
    speak(t('sample'), lang, () => showToast({ title: t('silent'), description: t('silentText'), tone: 'information' }));
  return (
    <FoldedCard id="voice-settings" title={t('heading')} summary={t('summary')}>
      <p className="text-muted">{t('text')}</p>
      {voices.length > 1 && (
        <SelectField
          name="voice"
          label={t('voice')}
          value={voices.some(({ voiceURI }) => voiceURI === choice.voice) ? (choice.voice ?? '') : ''}
          onChange={({ currentTarget }) => choose({ voice: currentTarget.value || null })}
          options={[
            { value: '', label: t('ownVoice') },
            ...voices.map(({ voiceURI, name, lang: spoken }) => ({
              value: voiceURI,
              label: `${name} (${spoken})`,
              lang: 'und',
            })),
          ]}
        />
      )}
      <ChoiceGroup
        legend={t('rate')}
        name="voice-rate"
        options={rateNames.map((value) => ({ value, label: t(value) }))}
        value={rateName}
        onChange={(name) => choose({ rate: voiceRates[rateNames.indexOf(name)] ?? 1 })}
      />
      <Button className="self-start" icon={speaking ? VolumeX : Volume2} onClick={speaking ? stop : listen}>
        {t(speaking ? 'quiet' : 'listen')}
      </Button>
    </FoldedCard>
  );
}

/** The device's voices for a language. Some browsers list them only a moment after the first request. */
function useVoices(lang: string): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => voicesFor(lang));
  useEffect(() => {
    const read = () => setVoices(voicesFor(lang));
    read();
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, [lang]);
  return voices;
}
