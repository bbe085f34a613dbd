import { useMessages } from '#core/messages/use-messages.ts';
import { Drawing } from '#ui/illustrations/drawing.tsx';
import { morning } from './morning-drawing.ts';

/** One line about COGN with an illustration, at the top of the page on every screen size. */
export function Greeting() {
  const t = useMessages('auth');
  return (
    <div className="order-first mx-auto flex w-full max-w-lg items-center gap-4 px-5 lg:order-none lg:mx-0 lg:px-0 lg:flex-col lg:items-start lg:gap-6">
      <Drawing of={morning} className="h-16 lg:h-36" />
      <h2 className="text-lg sm:text-2xl">{t('introTitle')}</h2>
    </div>
  );
}
