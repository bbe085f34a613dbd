import { useCallback, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as Radix from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { closeByBack } from './close-by-back.ts';
import { closeByEscape, makeBackgroundInert, wrapFromLastRadios, focusableWhileOverflowing } from './modal-behaviour.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { joinClasses } from '#ui/lib/class-names.ts';
import { rememberFocus } from '../lib/focus.ts';
import { type DialogProps, DialogTools } from './dialog-props.ts';

/** Classes for each placement (`DialogProps` explains them). */
const placements: Record<NonNullable<DialogProps['placement']>, { backdrop: string; panel: string }> = {
  centre: {
    backdrop: 'items-end justify-center sm:items-center sm:p-6',
    panel: 'w-full max-w-lg rounded-t-2xl sm:rounded-2xl max-h-[min(92dvh,100%)] animate-rise',
  },
  start: { backdrop: 'justify-start', panel: 'h-full w-80 max-w-[88vw] rounded-e-2xl pe-0 animate-slide-start' },
  end: { backdrop: 'justify-end', panel: 'h-full w-md max-w-full sm:rounded-s-2xl sm:ps-0 animate-slide-end' },
  cover: {
    backdrop: 'items-stretch justify-center sm:items-center sm:p-6',
    panel: 'w-full h-full sm:h-auto sm:max-h-[min(90dvh,100%)] sm:max-w-3xl sm:rounded-2xl animate-rise',
  },
  full: { backdrop: '', panel: 'size-full animate-appear' },
};

const makeScrollable = (place: HTMLDivElement | null) => (place ? focusableWhileOverflowing(place) : undefined);

/**
 * A modal dialog. Esc, Back, the close button and a click on the backdrop close it. Focus stays inside, and returns to the
 * page when the dialog closes. The dialog's head ends with the link to help (`DialogTools`), because the page's own link is
 * behind the dialog. Radix's Overlay is not used: it adds a style element, which our content security policy forbids.
 */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions, leading, role } = props;
  const tools = useContext(DialogTools);
  const panelPlace = useRef<HTMLDivElement>(null);
  const giveFocusBack = useRef<() => void>(null);
  const closed = useRef(!open);
  const escape = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    closed.current = !open;
    escape.current = props.onEscape ?? (() => onOpenChange(false));
  });
  const onBack = useEffectEvent(() => onOpenChange(false));
  const { hasAddress = false } = props;
  useEffect(() => (open && !hasAddress ? closeByBack(() => onBack()) : undefined), [open, hasAddress]);
  // Save the focus before the page becomes inert, because an inert element loses focus at once.
  const blockPage = useCallback((dialog: HTMLDivElement | null) => {
    if (!dialog) return undefined;
    giveFocusBack.current = rememberFocus();
    const release = makeBackgroundInert(dialog);
    const standDown = keepAboveKeyboard(dialog);
    const stopListening = closeByEscape(dialog, () => !closed.current && escape.current?.());
    return () => {
      stopListening();
      standDown();
      release();
      // Return focus once more, a moment later. If a dialog closes while it opens, its backdrop stays a little longer, and
      // the page cannot take focus before the backdrop is gone.
      setTimeout(() => closed.current && giveFocusBack.current?.());
    };
  }, []);
  const placement = props.placement ?? 'centre';
  const { backdrop, panel } = placements[placement];
  // Side panels always put the title on its own line, so that it does not move between steps.
  const alongSide = placement === 'start' || placement === 'end';
  const titleBelow = Boolean(leading);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-holds-page
          data-behind-dialogs
          ref={blockPage}
          className={joinClasses('fixed inset-0 z-40 flex animate-appear bg-veil', backdrop)}
        >
          <Radix.Content
            ref={panelPlace}
            {...(placement === 'centre' && { 'data-rather-clear': '' })}
            {...(role && { role })}
            onKeyDown={wrapFromLastRadios}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              const first = closeLabel || leading ? null : firstBeside(panelPlace.current);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack.current?.();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={joinClasses(
              'pointer-events-auto flex flex-col overflow-hidden bg-surface-raised shadow-lg outline-none',
              panel,
            )}
          >
            {/* Do not use header or footer elements: in a dialog they would be unnamed landmarks of the page. */}
            <div
              data-never-covered
              className={joinClasses(
                'flex flex-wrap gap-x-2 gap-y-1 px-5 pt-4 pb-2 sm:px-6',
                titleBelow ? 'items-center justify-between' : 'items-start',
              )}
            >
              {/* A long title wraps below the controls instead of into a narrow column. */}
              <div
                className={titleBelow ? 'contents' : 'flex min-h-11 min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-2'}
              >
                {leading}
                <Radix.Title
                  className={joinClasses(
                    'min-w-0 font-heading text-xl font-semibold',
                    titleBelow && (alongSide ? 'order-last basis-full' : 'max-sm:order-last max-sm:basis-full sm:flex-1'),
                  )}
                >
                  {title}
                </Radix.Title>
              </div>
              {closeLabel && (
                <Radix.Close
                  className={joinClasses(
                    'inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-primary hover:bg-primary-soft',
                    props.closeOnLargeOnly && 'max-sm:hidden',
                    // The link to help stays at the end of the first line, as on the page.
                    alongSide && !titleBelow && 'order-last ms-auto',
                  )}
                >
                  <X aria-hidden className="size-5" />
                  {closeLabel}
                </Radix.Close>
              )}
              {tools && (
                <div data-dialog-tools className="ms-auto">
                  {tools}
                </div>
              )}
            </div>
            <div
              ref={makeScrollable}
              className={joinClasses(
                'flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-2 sm:px-6',
                // Toasts cover the foot of a side panel, so its end must scroll above them.
                alongSide ? 'scroll-pb-(--toast-room,0px) pb-[max(1.5rem,calc(var(--toast-room,0px)+1rem))]' : 'pb-6',
              )}
            >
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
              {children}
            </div>
            {actions && (
              <div
                data-rather-clear
                className="flex flex-wrap justify-end gap-3 border-t max-sm:*:w-full border-line px-5 py-4 sm:px-6"
              >
                {actions}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first control that is not part of `DialogTools`: initial focus belongs to the dialog's content. */
function firstBeside(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = panel?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [];
  return [...controls].find((each) => !each.closest('[data-dialog-tools]') && each.checkVisibility());
}
