import { useCallback, useLayoutEffect, useRef } from 'react';
import * as Radix from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { closeByEscape } from '../lib/close-by-escape.ts';
import { holdBehind } from '../lib/hold-behind.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { reachByKeyboard } from '../lib/reach-by-keyboard.ts';
import { rememberFocus } from '../lib/remember-focus.ts';
import { wrapFromLastRadios } from '../lib/wrap-from-last-radios.ts';
import type { DialogProps } from './dialog-props.ts';

/** Where the dialog stands: centre of the page, along one side, covering a small screen and centred on a large one, or covering every screen. */
const placements: Record<NonNullable<DialogProps['placement']>, { backdrop: string; panel: string }> = {
  centre: {
    backdrop: 'items-end justify-center sm:items-center sm:p-6',
    panel: 'w-full max-w-lg rounded-t-2xl sm:rounded-2xl max-h-[92dvh] animate-rise',
  },
  start: { backdrop: 'justify-start', panel: 'h-full w-80 max-w-[88vw] rounded-e-2xl animate-slide-start' },
  end: { backdrop: 'justify-end', panel: 'h-full w-md max-w-full sm:rounded-s-2xl animate-slide-end' },
  cover: {
    backdrop: 'items-stretch justify-center sm:items-center sm:p-6',
    panel: 'w-full h-full sm:h-auto sm:max-h-[90dvh] sm:max-w-3xl sm:rounded-2xl animate-rise',
  },
  full: { backdrop: '', panel: 'size-full animate-appear' },
};

const keepReachable = (place: HTMLDivElement | null) => (place ? reachByKeyboard(place) : undefined);

/**
 * A modal dialog. Esc, the close button and a click on the backdrop close it; focus stays inside and goes back where it
 * came from. Radix's own Overlay is left out: it writes a style element, which our content security policy forbids.
 */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions, leading, role } = props;
  const giveFocusBack = useRef<() => void>(null);
  const closed = useRef(!open);
  const escape = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    closed.current = !open;
    escape.current = props.onEscape ?? (() => onOpenChange(false));
  });
  // Before the page is held still: what cannot be reached loses focus at once.
  const holdPage = useCallback((dialog: HTMLDivElement | null) => {
    if (!dialog) return undefined;
    giveFocusBack.current = rememberFocus();
    const release = holdBehind(dialog);
    const stopListening = closeByEscape(dialog, () => !closed.current && escape.current?.());
    return () => {
      stopListening();
      release();
      // Closed while it was still appearing, the veil goes after the panel, and until then the page takes no focus.
      setTimeout(() => closed.current && giveFocusBack.current?.());
    };
  }, []);
  const { backdrop, panel } = placements[props.placement ?? 'centre'];
  // Along a side, each step has its title at the same place, however long the title is.
  const alongSide = props.placement === 'start' || props.placement === 'end';
  const titleBelow = Boolean(leading) && alongSide;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-holds-page
          data-needs-foot={alongSide ? undefined : ''}
          data-behind-dialogs
          ref={holdPage}
          className={joinClasses('fixed inset-0 z-40 flex animate-appear bg-veil', backdrop)}
        >
          <Radix.Content
            {...(role && { role })}
            onKeyDown={wrapFromLastRadios}
            onEscapeKeyDown={(event) => event.preventDefault()}
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
            <header
              className={joinClasses(
                'flex gap-2 px-5 pt-4 pb-2 sm:px-6',
                titleBelow ? 'flex-wrap items-center justify-between' : 'items-start',
              )}
            >
              {/* A long title goes beneath what stands before it rather than into a narrow column beside it. */}
              <div className={titleBelow ? 'contents' : 'flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2'}>
                {leading}
                <Radix.Title
                  className={joinClasses(
                    'min-w-0 font-heading text-xl font-semibold',
                    titleBelow && 'order-last basis-full',
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
            </header>
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
              <footer className="flex flex-wrap justify-end gap-3 border-t max-sm:*:w-full border-line px-5 py-4 sm:px-6">
                {actions}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
