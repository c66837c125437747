/** What the sanitizer puts before the ids of texts; written out, because it is no part of this script. */
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

/** Links from elsewhere name a place in a text as its editor did. Without script they lead to the page. */
export function followContentPlaces(whenParsed: (then: () => void) => void): void {
  addEventListener('hashchange', goToPlace);
  whenParsed(goToPlace);
}
