import type { DrawEntries } from './page-drawing.ts';

/**
 * Connects the page with the desk around it, if the desk is on the same site: reports what an editor clicks, and
 * draws unsaved entries. Does nothing without a desk. The text of this function becomes a part of
 * the editor's script, so it uses only the browser's functions, and nothing else from this module.
 * @param around origin of the window around the page
 */
export function speakWithDesk(draw: DrawEntries, around: string | undefined): void {
  if (around !== location.origin) return;
  const desk = parent;
  const tell = (message: object) => desk.postMessage(message, location.origin);
  const ENTRY = '[data-contentful-entry-id], [data-contentful-asset-id]';
  /**
   * How long to wait after the last typed text, in ms, before the server draws a page that already shows all typed
   * texts.
   */
  const PAUSE_MS = 250;

  /** Returns the entry or asset, field and locale of the text around an element, or else of the block around it. */
  function sourceOf(element: Element) {
    const {
      contentfulEntryId: entryId,
      contentfulAssetId: assetId,
      ...rest
    } = element.closest<HTMLElement>(ENTRY)?.dataset ?? {};
    return { entryId, assetId, fieldId: rest['contentfulFieldId'], locale: rest['contentfulLocale'] };
  }
  const allOf = (entryId: string) => [
    ...document.querySelectorAll<HTMLElement>(`[data-contentful-entry-id="${CSS.escape(entryId)}"]`),
  ];

  /**
   * Replaces a text on the page with the text that an editor has typed. Returns whether the old text was on the page.
   */
  function type({ entryId = '', fieldId, locale, before, after = '' }: Partial<Record<string, string>>) {
    const typed = allOf(entryId).filter(
      ({ dataset }) => dataset['contentfulFieldId'] === fieldId && dataset['contentfulLocale'] === locale,
    );
    const found = typed.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const same: Node[] = [];
      while (texts.nextNode()) if (texts.currentNode.nodeValue === before) same.push(texts.currentNode);
      return same;
    });
    for (const text of found) text.nodeValue = after;
    return found.length > 0;
  }

  /** Counts how often the page has shown typed texts that the server had not drawn yet. */
  let ahead = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /**
   * Draws unsaved entries. If the page already shows all typed texts, the drawing waits for a pause, because it only
   * adds other effects of the texts. A drawing is dropped if the page has shown newer texts since its request.
   */
  function drawTyped(entries: readonly unknown[], texts: readonly Parameters<typeof type>[0][]): void {
    clearTimeout(pause);
    const areShown = texts.map(type);
    if (areShown.includes(true)) ahead += 1;
    const mine = ahead;
    const drawNow = () => void draw(entries, () => mine === ahead);
    if (areShown.length === 0 || areShown.includes(false)) drawNow();
    else pause = setTimeout(drawNow, PAUSE_MS);
  }

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== desk || data?.skein !== 'draw') return;
    if (Array.isArray(data.entries)) drawTyped(data.entries, data.texts ?? []);
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      // If the editor holds Ctrl or Command, links and buttons work as for visitors.
      if (!(target instanceof Element) || event.metaKey || event.ctrlKey) return;
      const source = sourceOf(target);
      if (source.entryId === undefined && source.assetId === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      tell({ skein: 'clicked', ...source });
    },
    { capture: true },
  );
  tell({
    skein: 'shown',
    path: location.pathname + location.search,
    title: document.title,
    locale: document.documentElement.lang,
  });
}
