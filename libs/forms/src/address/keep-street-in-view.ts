/** Distance in px from the top of the screen to a street field above a phone's keyboard. */
const STREET_TOP_PX = 234;
const SMALL_SCREEN = '(max-width: 599px)';

/** Scrolls the page on a phone, so that the keyboard does not cover the street field. */
export function keepStreetInView(street: HTMLElement): void {
  if (!window.matchMedia?.(SMALL_SCREEN).matches) return;
  const { top } = street.getBoundingClientRect();
  if (top > STREET_TOP_PX) window.scrollBy({ top: top - STREET_TOP_PX });
}
