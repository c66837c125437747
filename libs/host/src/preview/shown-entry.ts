import type { DrawEntries } from './page-drawing.ts';

/**
 * Returns a function that draws unsaved entries, and then marks the entry again that the desk shows: a drawing may have
 * moved its block. An entry that a drawing adds, such as a new block, is scrolled into view. The text of this function
 * becomes a part of the editor's script, so it uses only the browser's functions, and nothing else from this module.
 * @param around origin of the window around the page
 */
export function keepShown(draw: DrawEntries, around: string | undefined): DrawEntries {
  if (around !== location.origin) return draw;
  const MARK = 'data-skein-shown';
  let shown: { readonly entryId?: unknown; readonly fieldId?: unknown } = {};
  /** Whether the desk has shown an entry that is not on the page yet. */
  let isAwaited = false;
  function find(): Element | undefined {
    const of = `[data-contentful-entry-id="${CSS.escape(String(shown.entryId))}"]`;
    const all = [...document.querySelectorAll<HTMLElement>(of)];
    return all.find(({ dataset }) => dataset['contentfulFieldId'] === shown.fieldId) ?? all[0];
  }
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent || data?.skein !== 'show') return;
    shown = data;
    isAwaited = find() === undefined;
  });
  return async (...drawing) => {
    await draw(...drawing);
    const [marked, found] = [document.querySelector(`[${MARK}]`), find()];
    if (marked !== found) {
      marked?.removeAttribute(MARK);
      found?.setAttribute(MARK, '');
    }
    if (!isAwaited || !found) return;
    isAwaited = false;
    found.scrollIntoView({ block: 'center' });
  };
}
