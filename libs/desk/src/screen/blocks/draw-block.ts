import type { Content, Entity } from '../../cms/cms.types.ts';
import type { Page } from '../../model/pages.ts';
import { askAsEditor } from '../state/preview-session.ts';
import { blockListsOf } from './block-lists.ts';

/** Selector of the elements that a picture of a block does not need. Style sheets, and the fonts in them, stay. */
const DROPPED = 'script, noscript, link:not([rel="stylesheet"]), meta[http-equiv]';

/** Removes everything from a page except one element, the elements around it, and styles. */
function isolate(page: Document, element: Element): void {
  for (let one = element; one !== page.body && one.parentElement; one = one.parentElement)
    for (const other of one.parentElement.children)
      if (other !== one && !other.matches('style, link')) other.toggleAttribute('data-gone', true);
  for (const gone of page.querySelectorAll('[data-gone]')) gone.remove();
}

/**
 * Lets the site draw a page, or one block of it, and removes the scripts.
 * @param block draws the page with only this block, with the unsaved values of the block
 * @returns HTML, or undefined if the site does not draw the block
 */
export async function drawBlock(
  page: Page,
  block: Entity | undefined,
  content: Pick<Content, 'entries' | 'types' | 'locales'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const entry = content.entries.get(page.entryId);
  const [{ code }] = content.locales;
  const alone = (entry ? blockListsOf(content, entry) : []).map(({ field, links }) => [
    field.id,
    { [code]: links.filter(({ sys }) => sys.id === block?.sys.id) },
  ]);
  const entries = block &&
    entry && [{ ...entry, fields: { ...entry.fields, ...Object.fromEntries(alone) } }, block];
  const ask = () =>
    fetch('/preview-mode/draw', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: page.path, entries: entries ?? [] }),
      signal,
    });
  const answer = await askAsEditor(ask, ({ status }) => status !== 403);
  if (!answer.ok) return undefined;
  const { html = '' } = (await answer.json()) as { readonly html?: string };
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  for (const one of drawn.querySelectorAll(DROPPED)) one.remove();
  if (!block) return drawn.documentElement.outerHTML;
  const element = drawn.querySelector(`[data-contentful-entry-id="${CSS.escape(block.sys.id)}"]`);
  if (!element) return undefined;
  isolate(drawn, element);
  return drawn.documentElement.outerHTML;
}
