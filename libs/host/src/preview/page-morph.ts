import type { Idiomorph as Morph } from 'idiomorph';

declare global {
  var Idiomorph: typeof Morph;
}

/** Changes the shown page in place. Keeps the scroll position, the focus, open dialogs and playing films. */
export interface PageMorph {
  whole(html: string): void;
  /** Changes outer blocks, by their position on the page. @returns false if the page does not have these blocks */
  parts(parts: Readonly<Record<string, string>>): boolean;
}

/**
 * Returns the part of the editor's script that changes the page. The text of this function becomes a part of the
 * script, so it uses only the browser's functions, and nothing else from this module.
 */
export function pageMorph(): PageMorph {
  interface Policies {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): string };
  }
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('skein-served', { createHTML: (html) => html });
  const STYLE = /<style\b[^>]*>(.*?)<\/style>/gsu;
  const read = (html: string) =>
    new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

  /** CSS rules of the new page for components that the shown page does not have. */
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  /** Returns the props of an island as JSON, from the script behind the island. */
  const propsOf = (island: Element) =>
    island.nextElementSibling?.matches('script[type="application/json"]')
      ? island.nextElementSibling.textContent
      : undefined;

  /** The HTML of islands and enhancers as the server sent it. Their scripts may have changed it since. */
  const served = new WeakMap<Element, string>();
  const partsIn = (root: ParentNode) => root.querySelectorAll('skein-island, skein-enhancer');
  for (const part of partsIn(document)) if (!part.hasAttribute('awake')) served.set(part, part.innerHTML);
  /** Starts the scripts of islands and enhancers that are new on the page, except those that wait for the visitor. */
  function wakeNew(): void {
    for (const part of partsIn(document)) {
      if (served.has(part) || part.hasAttribute('awake')) continue;
      served.set(part, part.innerHTML);
      if (part.getAttribute('when') !== 'interaction')
        part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  }
  /** Whether the script of an island or an enhancer need not start again. */
  const isSame = (old: Element, now: Element) =>
    old.localName === 'skein-island' ? propsOf(old) === propsOf(now) : served.get(old) === now.innerHTML;

  /**
   * Whether a node is a style or a script. These nodes stay as they are, because the policy of the page refuses new
   * ones in its markup. `whole` adds the new styles in another way.
   */
  const isRefused = (node: Node) =>
    node instanceof Element && node.matches('style, script:not([type="application/json"])');

  function morph(before: Element, after: Element): void {
    /**
     * Elements to replace after the library has finished. If one of them disappeared earlier, the library would add all
     * elements behind it a second time.
     */
    const replaced = new Map<Element, Element>();
    Idiomorph.morph(before, after, {
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeAdded: (node) => !isRefused(node),
        beforeNodeRemoved: (node) => !isRefused(node),
        beforeAttributeUpdated: (name, node) =>
          !(['open', 'awake', 'data-skein-shown'].includes(name) && node instanceof Element),
        beforeNodeMorphed(old, now) {
          if (!(old instanceof Element) || !(now instanceof Element)) return true;
          if (isRefused(old)) return false;
          if (old.matches('video, audio, iframe')) return old.getAttribute('src') !== now.getAttribute('src');
          if (!old.matches('skein-island, skein-enhancer')) return true;
          if (!old.hasAttribute('awake')) {
            served.set(old, now.innerHTML);
            return true;
          }
          // A script draws the inside of an island, and changes that of an enhancer. If the server sends something
          // else, a new element replaces it.
          if (!isSame(old, now)) replaced.set(old, now);
          return false;
        },
      },
    });
    for (const [old, now] of replaced) old.replaceWith(document.importNode(now, true));
  }

  /**
   * Runs work while the library keeps its helper element outside of the document. Inside the document, the helper would
   * make the browser compute all styles of the page again for each typed letter.
   */
  function aside(work: () => void): void {
    const root = document.documentElement;
    root.append = () => undefined;
    try {
      work();
    } finally {
      Reflect.deleteProperty(root, 'append');
    }
  }

  /** Returns the comments at the start of all outer blocks. */
  function startsOfParts(): Comment[] {
    const found: Comment[] = [];
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode())
      if (comments.currentNode instanceof Comment && comments.currentNode.data.startsWith('part:'))
        found.push(comments.currentNode);
    return found;
  }
  let starts: readonly Comment[] | undefined;

  /**
   * Gives elements the ids that they have in the new page. The id of a heading comes from its text, so it changes while
   * an editor types. The library would replace a heading whose id has changed, and the browser would then compute all
   * styles again.
   */
  function renameIds(before: Element, after: Element): void {
    const [olds, news] = [[...before.querySelectorAll('[id]')], [...after.querySelectorAll('[id]')]];
    const [known, wanted] = [new Set(olds.map(({ id }) => id)), new Set(news.map(({ id }) => id))];
    const gone = olds.filter(({ id }) => !wanted.has(id));
    const come = news.filter(({ id }) => !known.has(id));
    if (gone.length !== come.length) return;
    for (const [at, element] of gone.entries())
      if (element.tagName === come[at]?.tagName) element.id = come[at].id;
  }

  /** Changes everything between the start and end comments of a block. */
  function morphPart(start: Comment, html: string): void {
    const before: ChildNode[] = [];
    for (let node = start.nextSibling; node; node = node.nextSibling) {
      if (node instanceof Comment && node.data === 'part-end') break;
      before.push(node);
    }
    const after = [...read(`<body>${html}`).body.childNodes];
    const pairs = before.map((old, at) => [old, after[at]] as const);
    const isAlike =
      before.length === after.length && pairs.every(([old, now]) => old.nodeName === now?.nodeName);
    if (!isAlike) {
      for (const old of before) old.remove();
      return start.after(...after.map((now) => document.importNode(now, true)));
    }
    // An island must be compared before the script with its props changes.
    for (const [old, now] of pairs)
      if (old instanceof Element && now instanceof Element) {
        renameIds(old, now);
        morph(old, now);
      }
  }

  return {
    whole(html) {
      const css: string[] = [];
      // The policy of the page refuses new styles even in a document that nobody sees.
      const withoutStyles = html.replaceAll(STYLE, (_, rules: string) => {
        css.push(rules);
        return '';
      });
      const page = read(withoutStyles);
      added.replaceSync(css.join('\n'));
      document.title = page.title;
      morph(document.body, page.body);
      wakeNew();
      starts = undefined;
    },
    parts(parts) {
      if (!starts?.every(({ isConnected }) => isConnected)) starts = startsOfParts();
      const changes = Object.entries(parts).map(([at, html]) => [starts?.[Number(at)], html] as const);
      if (changes.some(([start]) => start === undefined)) return false;
      aside(() => {
        for (const [start, html] of changes) if (start) morphPart(start, html);
      });
      wakeNew();
      return true;
    },
  };
}
