import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CareCard, useOwnHelp } from './care-card.tsx';
import { hasThoughtsOfDeath, type Response } from './questionnaire-responses.ts';
import { useResponseLine } from './use-response-line.ts';

/** The result of the questionnaire that the person has just saved. */
export function ResultCard({ response, onClose }: { response: Response; onClose: () => void }): ReactNode {
  const t = useMessages('questionnaires');
  const line = useResponseLine();
  const ownHelp = useOwnHelp();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
        {line(response)}
      </h2>
      <p>{t('about')}</p>
      {hasThoughtsOfDeath(response) && <CareCard {...ownHelp} />}
      <Button className="self-start" onClick={onClose}>
        {t('close')}
      </Button>
    </Card>
  );
}
