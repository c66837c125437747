/** Higher than this the street field stays in view above a phone's keyboard, px. */
const STREET_TOP_PX = 234;
const SMALL_SCREEN = '(max-width: 599px)';

/** On a phone, moves the page so that the street field is not behind the keyboard. */
export function keepStreetInView(street: HTMLElement): void {
  if (!window.matchMedia?.(SMALL_SCREEN).matches) return;
  const { top } = street.getBoundingClientRect();
  if (top > STREET_TOP_PX) window.scrollBy({ top: top - STREET_TOP_PX });
}
