/**
 * Prefix of all ids in texts from content. It repeats `CONTENT_ID_PREFIX` of the sanitizer, which this script must not
 * import.
 */
const PREFIX = 'user-content-';

function goToPlace() {
  try {
    const name = decodeURIComponent(location.hash.slice(1));
    // The browser then goes there itself, also for the keyboard, and the same link changes the hash again.
    if (name && !document.getElementById(name) && document.getElementById(PREFIX + name))
      location.replace(`#${PREFIX}${name}`);
  } catch {
    // Nobody can decode this hash, so it names no place.
  }
}

/**
 * Adds the prefix to the URL hash if the hash is the id of an element in a text from content without the prefix. The
 * browser then finds this element.
 */
export function followContentPlaces(whenParsed: (then: () => void) => void): void {
  addEventListener('hashchange', goToPlace);
  whenParsed(goToPlace);
}
