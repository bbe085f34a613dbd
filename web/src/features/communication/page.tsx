import { useState, type ReactNode } from 'react';
import { ListOrdered } from 'lucide-react';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useVoice } from '#shared-features/voice/use-voice.ts';
import { copyText } from '#lib/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/use-toast.ts';
import { MessageCard } from './message-card.tsx';
import { PictureOrPhoto } from './picture-or-photo.tsx';
import { categoriesOf, pictureOf, quickMessages } from './quick-messages.ts';
import { ShownMessage } from './shown-message.tsx';
import { TypeNow } from './type-now.tsx';
import { useQuickMessages } from './use-quick-messages.ts';
import { useShownMessage } from './use-shown-message.ts';

const Arrange = lazyPart<{ onDone: () => void }>(
  'arrange-messages',
  () => ['sorting', 'open-board', 'message-pictures', 'row-photos'],
  async () => (await import('./arrange-messages.tsx')).ArrangeMessages,
);

const VoiceSettings = lazyPart<object>(
  'voice-settings',
  () => ['voice-settings'],
  async () => (await import('./voice-settings/voice-settings.tsx')).VoiceSettings,
);

/** A field to write something now, short messages to copy, speak or show with one press, and the form to edit and sort them. */
export default function CommunicationPage(): ReactNode {
  const t = useMessages('communication');
  const language = useLanguage();
  const { showToast } = useToast();
  const { messages, state, known, retry } = useQuickMessages();
  const voice = useVoice();
  // An unsaved draft opens <Arrange>, which contains the form with the draft.
  const drafted = useOpenedForm(quickMessages.table, formIds(messages));
  const [asked, setAsked] = useState<boolean>();
  const arranging = asked ?? (known && drafted.opened !== null);
  const [typed, setTyped] = useState('');
  const categories = categoriesOf(messages);
  // A category whose last message was removed filters nothing.
  const [asksFor, setAsksFor] = useState('');
  const filter = categories.includes(asksFor) ? asksFor : '';
  const listed = filter === '' ? messages : messages.filter(({ category }) => category === filter);
  const words = typed.trim();
  // Typed words that are a message's words have its picture.
  const same = messages.find((message) => message.words.toLowerCase() === words.toLowerCase());
  const picture = same ? pictureOf(same) : null;
  const typedMessage = { id: 'typed', words, text: typed, preset: null, picture, photo: same?.photo ?? null };
  const [wordsOnly, setWordsOnly] = usePreference('messageWordsOnly');
  const { shown, show, close } = useShownMessage(typedMessage.words === '' ? messages : [...messages, typedMessage]);

  async function copy(words: string): Promise<void> {
    if (await copyText(words)) showToast({ title: t('copied'), description: words });
    else showToast({ title: t('notCopied'), description: t('notCopiedText'), variant: 'destructive' });
  }
  const speak = (words: string) => {
    if (voice.spoken === words) voice.stop();
    else
      voice.speak(words, htmlLang(language), () =>
        showToast({ title: t('noVoice'), description: t('noVoiceText'), tone: 'information' }),
      );
  };

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <QueryStateNotice reading={state} retry={retry} />
      {state !== 'loading' &&
        (arranging ? (
          <Arrange onDone={() => setAsked(false)} />
        ) : (
          <>
            <TypeNow
              words={typed}
              onChange={setTyped}
              speaking={typedMessage.words !== '' && voice.spoken === typedMessage.words}
              onSpeak={voice.canSpeak ? () => speak(typedMessage.words) : undefined}
              onShow={() => show(typedMessage.id)}
            />
            {!known && <p>{t('meanwhile')}</p>}
            {categories.length > 0 && (
              <ChoiceChips
                legend={t('categories')}
                name="message-category"
                options={[{ value: '', label: t('all') }, ...categories.map((value) => ({ value, label: value }))]}
                value={filter}
                onChange={setAsksFor}
              />
            )}
            <ul className="grid gap-4 sm:grid-cols-2">
              {listed.map((message) => (
                <li key={message.id} className="flex">
                  <MessageCard
                    words={message.words}
                    picture={!wordsOnly && <PictureOrPhoto message={message} size={3.5} photoSize={5} />}
                    speaking={voice.spoken === message.words}
                    onCopy={() => void copy(message.words)}
                    onSpeak={voice.canSpeak ? () => speak(message.words) : undefined}
                    onShow={() => show(message.id)}
                  />
                </li>
              ))}
            </ul>
            {known && (
              <div>
                <Button icon={ListOrdered} onClick={() => setAsked(true)}>
                  {t('arrange')}
                </Button>
              </div>
            )}
            <Checkbox
              name="words-only"
              label={t('wordsOnly')}
              checked={wordsOnly}
              onChange={({ currentTarget }) => setWordsOnly(currentTarget.checked)}
            />
            {voice.canSpeak && <VoiceSettings />}
          </>
        ))}
      {shown && (
        <ShownMessage
          words={shown.words}
          picture={!wordsOnly && <PictureOrPhoto message={shown} size={9} photoSize={20} whole />}
          speaking={voice.spoken === shown.words}
          onSpeak={voice.canSpeak ? () => speak(shown.words) : undefined}
          onClose={() => {
            voice.stop();
            close();
          }}
        />
      )}
    </div>
  );
}
