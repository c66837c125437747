import type { DrawEntries } from './page-drawing.ts';

/**
 * Marks the entry that the desk shows, and scrolls to it. Returns a function that draws unsaved entries, and then marks
 * the entry again: a drawing may have moved its block. An entry that a drawing adds, such as a new block, is scrolled into
 * view. The text of this function becomes a part of the editor's script, so it uses only the browser's functions, and
 * nothing else from this module.
 * @param around origin of the window around the page
 */
export function keepShown(draw: DrawEntries, around: string | undefined): DrawEntries {
  if (around !== location.origin) return draw;
  const MARK = 'data-skein-shown';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[${MARK}] { outline: 3px solid var(--color-focus, currentColor); outline-offset: 4px; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let shown: { readonly entryId?: unknown; readonly fieldId?: unknown } = {};
  /** Whether the desk has shown an entry that is not on the page yet. */
  let isAwaited = false;

  function find(): Element | undefined {
    const of = `[data-contentful-entry-id="${CSS.escape(String(shown.entryId))}"]`;
    const all = [...document.querySelectorAll<HTMLElement>(of)];
    return all.find(({ dataset }) => dataset['contentfulFieldId'] === shown.fieldId) ?? all[0];
  }
  /**
   * Marks the shown entry, and removes the mark of any other entry. Returns the entry's element, if it is on the page.
   */
  function mark(): Element | undefined {
    const [marked, found] = [document.querySelector(`[${MARK}]`), find()];
    if (marked !== found) {
      marked?.removeAttribute(MARK);
      found?.setAttribute(MARK, '');
    }
    return found;
  }

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent || data?.skein !== 'show') return;
    shown = data;
    const found = mark();
    isAwaited = found === undefined;
    found?.scrollIntoView({ block: 'center' });
  });
  return async (...drawing) => {
    await draw(...drawing);
    const found = mark();
    if (!isAwaited || !found) return;
    isAwaited = false;
    found.scrollIntoView({ block: 'center' });
  };
}
