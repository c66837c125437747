/**
 * Prefix of all ids in texts from content. It repeats `CONTENT_ID_PREFIX` of the sanitizer, which this script must not
 * import.
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
 * Scrolls to an element in a text from content if the URL hash is the element's id without the prefix. The
 * browser itself does not find this element.
 */
export function followContentPlaces(whenParsed: (then: () => void) => void): void {
  addEventListener('hashchange', goToPlace);
  whenParsed(goToPlace);
}
