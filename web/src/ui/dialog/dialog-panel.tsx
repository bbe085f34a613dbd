import { use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as Radix from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { closeByBack } from './close-by-back.ts';
import { closeByEscape, makeBackgroundInert, wrapFromLastRadios, focusableWhileOverflowing } from './modal-behaviour.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { joinClasses } from '#ui/lib/class-names.ts';
import { rememberFocus } from '../lib/remember-focus.ts';
import { type DialogProps, DialogTools } from './dialog-props.ts';

/** Where the dialog stands: centre of the page, along one side, covering a small screen and centred on a large one, or covering every screen. */
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

const keepReachable = (place: HTMLDivElement | null) => (place ? focusableWhileOverflowing(place) : undefined);

/**
 * A modal dialog. Esc, Back, the close button and a click on the backdrop close it; focus stays inside and goes back where it
 * came from. The way to help stands at the end of its head (`DialogTools`), since the page's own lies behind it. Radix's own Overlay is left out: it writes a style element, which our content security policy forbids.
 */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions, leading, role } = props;
  const tools = use(DialogTools);
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
  // Before the page is held still: what cannot be reached loses focus at once.
  const holdPage = useCallback((dialog: HTMLDivElement | null) => {
    if (!dialog) return undefined;
    giveFocusBack.current = rememberFocus();
    const release = makeBackgroundInert(dialog);
    const standDown = keepAboveKeyboard(dialog);
    const stopListening = closeByEscape(dialog, () => !closed.current && escape.current?.());
    return () => {
      stopListening();
      standDown();
      release();
      // Closed while it was still appearing, the veil goes after the panel, and until then the page takes no focus.
      setTimeout(() => closed.current && giveFocusBack.current?.());
    };
  }, []);
  const placement = props.placement ?? 'centre';
  const { backdrop, panel } = placements[placement];
  // Along a side, each step has its title at the same place, however long the title is.
  const alongSide = placement === 'start' || placement === 'end';
  const titleBelow = Boolean(leading);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-holds-page
          data-behind-dialogs
          ref={holdPage}
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
            {/* No header or footer element: in a dialog those are landmarks of the page, without a name. */}
            <div
              data-never-covered
              className={joinClasses(
                'flex flex-wrap gap-x-2 gap-y-1 px-5 pt-4 pb-2 sm:px-6',
                titleBelow ? 'items-center justify-between' : 'items-start',
              )}
            >
              {/* A long title goes beneath what stands before it rather than into a narrow column beside it. */}
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
              ref={keepReachable}
              className={joinClasses(
                'flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-2 sm:px-6',
                // Toasts stand at the foot of a panel along a side: its end can be scrolled above them.
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

/** The first control that is not one of the tools: what the dialog is about has the focus first. */
function firstBeside(panel: HTMLElement | null): HTMLElement | undefined {
  const controls = panel?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [];
  return [...controls].find((each) => !each.closest('[data-dialog-tools]') && each.checkVisibility());
}
