/** Runs `swap`, which draws a place anew, as soon as the focus is not inside it: whoever is there by keyboard is not thrown out. */
export function swapUnfocused(place: HTMLElement | null, swap: () => void): void {
  if (!place?.contains(document.activeElement)) {
    swap();
    return;
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
    place.removeEventListener('focusout', onLeave);
    swap();
  };
  place.addEventListener('focusout', onLeave);
}
