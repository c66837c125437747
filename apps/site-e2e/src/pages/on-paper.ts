import type { Page } from '@playwright/test';

/** Returns the faults that a reader of the printed page would see. The browser must emulate print. */
export function paperFaults(page: Page, origin: string): Promise<string[]> {
  return page.evaluate((site) => {
    const HOLE_PX = 190;
    const faults: string[] = [];
    /** Whether an element is visible and has no visually hidden ancestor. */
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      return true;
    };
    /** Whether the browser paints an element's text. Text in a closed disclosure can be transparent. */
    const isPainted = (element: Element) => {
      const folds: Element[] = [];
      for (let box = element.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
        if (!box.querySelector(':scope > summary')?.contains(element)) folds.push(box);
      return folds.every((fold) => getComputedStyle(fold, '::details-content').opacity === '1');
    };
    const name = (element: Element) =>
      `${element.localName}“${(element.textContent || element.getAttribute('alt') || '').trim().slice(0, 40)}”`;

    /** Whether a text's column is so narrow that short words break into two lines. */
    const isBrokenApart = (text: Node) =>
      [...(text.textContent ?? '').matchAll(/\p{Letter}{2,12}/gu)].some(({ index, 0: word }) => {
        const letters = document.createRange();
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });

    interface Ink {
      readonly of: Element;
      readonly box: DOMRect;
    }
    const ink: Ink[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('script,style,template,noscript')) continue;
      if (!isSeen(parent)) continue;
      const style = getComputedStyle(parent);
      if (!/^rgb\(0, 0, 0\)$/.test(style.webkitTextFillColor))
        faults.push(`${name(parent)} is ${style.color}`);
      if (!isPainted(parent)) faults.push(`${name(parent)} is transparent`);
      if (!parent.closest('a') && isBrokenApart(node)) faults.push(`words of ${name(parent)} are broken`);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) ink.push({ of: parent, box });
    }
    for (const of of document.querySelectorAll('img, input:not([type=hidden]), select, textarea, svg')) {
      const box = of.getBoundingClientRect();
      if (box.width > 2 && box.height > 2 && isSeen(of)) ink.push({ of, box });
    }
    ink.sort((a, b) => a.box.top - b.box.top);

    ink.forEach(({ of, box }, index) => {
      if (box.right > innerWidth + 1 || box.left < -1) faults.push(`${name(of)} sticks out`);
      for (const other of ink.slice(index + 1)) {
        if (other.box.top > box.bottom) break;
        if (other.of === of || other.of.contains(of) || of.contains(other.of)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 3 && down > 0.3 * Math.min(box.height, other.box.height))
          faults.push(`${name(of)} and ${name(other.of)} overlap`);
      }
    });

    let end = 0;
    for (const { of, box } of ink) {
      if (box.top - end > HOLE_PX)
        faults.push(`a hole of ${Math.round(box.top - end)} px before ${name(of)}`);
      end = Math.max(end, box.bottom);
    }
    // A page that is shorter than a sheet ends with its boxes. The empty rest of the sheet is no fault.
    const root = document.documentElement;
    const bottom = root.scrollHeight > innerHeight ? root.scrollHeight : root.getBoundingClientRect().bottom;
    if (bottom - end > HOLE_PX) faults.push('a hole at the end');

    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const { position, backgroundImage, backgroundColor, outlineStyle } = getComputedStyle(element);
      if (outlineStyle !== 'none') faults.push(`${name(element)} has an outline`);
      if (position === 'fixed' || position === 'sticky') faults.push(`${name(element)} is ${position}`);
      if (backgroundImage !== 'none' || !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(backgroundColor))
        faults.push(`${name(element)} has a ground`);
    }
    for (const mark of document.querySelectorAll('main summary svg'))
      if (mark.checkVisibility()) faults.push(`${name(mark.parentElement ?? mark)} has a mark to unfold it`);
    for (const button of document.querySelectorAll('main button:not([role=tab]), dialog'))
      if (button.checkVisibility()) faults.push(`${name(button)} is there`);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const topic of document.querySelectorAll('main details:has(details) > summary'))
      for (const inside of topic.parentElement?.querySelectorAll('details > summary :is(h2, h3, h4)') ?? [])
        if (!topic.contains(inside) && sizeOf(inside) >= sizeOf(topic))
          faults.push(`${name(topic)} is no larger than ${name(inside)} in it`);
    for (const details of document.querySelectorAll('main details')) {
      if (!details.checkVisibility()) continue;
      for (const part of details.children)
        if (part.getBoundingClientRect().height < 4 && part.textContent?.trim())
          faults.push(`${name(details)} is folded`);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (!link.checkVisibility()) continue;
      if (/flex|grid/.test(getComputedStyle(link).display))
        faults.push(`${name(link)} has its words and its address in two columns`);
      const said = getComputedStyle(link, '::after').content;
      const href = link.getAttribute('href') ?? '';
      const isMain = link.matches('[data-pill]') && !link.closest('label');
      const whole = /^https?:/.test(href) ? href : href.startsWith('/') ? site + href : undefined;
      const wanted = isMain ? whole : undefined;
      const says = said.replaceAll(/" "|^"|"$/g, '');
      if (wanted === undefined ? said !== 'none' : !says.includes(wanted))
        faults.push(`the link ${name(link)} says ${said}`);
    }
    return [...new Set(faults)];
  }, origin);
}
