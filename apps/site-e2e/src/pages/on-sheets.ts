import type { Page } from '@playwright/test';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the faults of a page on printed sheets: headings without their text, lines alone on a sheet, empty parts, and
 * overlapping texts. Lays the page out in columns of a sheet's size, and leaves it so: columns break by the same rules
 * as sheets, and scripts can measure columns. The browser must emulate print. Sizes are in CSS px.
 */
export function sheetFaults(page: Page, sheet: Sheet): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    /** Largest distance between a heading and its text. */
    const GAP_PX = 70;
    const columns = new CSSStyleSheet();
    columns.replaceSync(
      `@media print{body{columns:${width}px;column-gap:0;column-fill:auto;block-size:${height}px;inline-size:${width}px;margin:0}}`,
    );
    document.adoptedStyleSheets.push(columns);

    const lines: { readonly of: Element; readonly sheet: number; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of || !node.textContent?.trim() || of.closest('script,style,template,noscript')) continue;
      if (!of.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1)
          lines.push({ of, sheet: Math.floor((box.left + scrollX + 1) / width), box });
    }
    for (const of of document.querySelectorAll('main :is(img,svg,input,select,textarea)')) {
      const box = of.getBoundingClientRect();
      if (box.width > 2 && box.height > 2 && of.checkVisibility({ visibilityProperty: true }))
        lines.push({ of, sheet: Math.floor((box.left + scrollX + 1) / width), box });
    }
    lines.sort((a, b) => a.sheet - b.sheet || a.box.top - b.box.top);

    const faults: string[] = [];
    const said = (of: Element) => `${of.localName}“${(of.textContent || '').trim().slice(0, 40)}”`;
    const WORDS = 'h1,h2,h3,h4,p,a,li,dt,dd';
    lines.forEach(({ of, sheet: at, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.sheet !== at || other.box.top >= box.bottom) break;
        if (!of.matches(WORDS) || !other.of.matches(WORDS) || of.contains(other.of) || other.of.contains(of))
          continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (across > 3 && down > 0.3 * Math.min(box.height, other.box.height))
          faults.push(`${said(of)} and ${said(other.of)} overlap on sheet ${at + 1}`);
      }
    });
    for (const card of document.querySelectorAll('main li')) {
      const first = lines.find(({ of }) => card.contains(of));
      const [edge] = card.getClientRects();
      if (!first || !edge || edge.height < 4 || getComputedStyle(card).borderTopStyle === 'none') continue;
      const begins = Math.floor((edge.left + scrollX + 1) / width);
      if (begins < first.sheet) faults.push(`sheet ${begins + 1} ends with the edge of ${said(card)}`);
    }
    lines.forEach(({ of, sheet: at, box }, index) => {
      const next = lines[index + 1];
      // A caption follows its content, so do not treat it as a heading.
      const head = of.closest('figcaption') ? null : of.closest('h1,h2,h3,h4,caption,thead,dt');
      const words = (of.textContent || '').trim().slice(0, 40);
      if (next?.sheet === at) {
        const gap = Math.round(next.box.top - box.bottom);
        if (head && gap > GAP_PX) faults.push(`${gap} px after ${head.localName}“${words}”`);
        return;
      }
      if (next && head) faults.push(`sheet ${at + 1} ends with ${head.localName}“${words}”`);
      if (!next && lines.filter((line) => line.sheet === at).length < 3)
        faults.push(`sheet ${at + 1} has nothing but “${words}”`);
    });
    return faults;
  }, sheet);
}
