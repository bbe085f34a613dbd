import { serverSettings } from '#core/server/server-settings.ts';
import { contactLink } from './contact-link.ts';
import type { OperatorMessages } from './privacy-policy.ts';

/** The operator's name and contact from the server's settings, or a sentence that says they are missing. */
export function OperatorLines({ messages }: { messages: OperatorMessages }) {
  const { name, contact } = serverSettings().operator;
  const address = contactLink(contact);
  return (
    <dl className="flex flex-col gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <div>
        <dt className="text-sm text-muted">{messages.name}</dt>
        <dd className="font-semibold wrap-anywhere">{name || messages.nameUnknown}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{messages.contact}</dt>
        <dd className="font-semibold wrap-anywhere">
          {address === null ? (
            contact || messages.contactUnknown
          ) : (
            <a href={address} className="inline-flex min-h-11 items-center text-primary underline underline-offset-4">
              {contact}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}
