/**
 * Prefix that the sanitizer adds to ids in texts. It is repeated here because this script does not include the
 * sanitizer.
 */
const PREFIX = 'user-content-';

function nameInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function goToPlace() {
  const name = nameInAddress();
  if (name !== '' && !document.getElementById(name)) document.getElementById(PREFIX + name)?.scrollIntoView();
}

/**
 * Scrolls to the place in a text that a link from elsewhere names by its editor's id. Without script such a
 * link leads to the page.
 */
export function followContentPlaces(whenParsed: (then: () => void) => void): void {
  addEventListener('hashchange', goToPlace);
  whenParsed(goToPlace);
}
