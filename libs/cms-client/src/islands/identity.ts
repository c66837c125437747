/**
 * What an element is, whichever node stands for it: its kind, and its place among all of that kind in the same block. A block
 * that is drawn anew has other nodes, and strangers (password managers, translators) put nodes of their own between its nodes.
 */
export interface Identity {
  readonly kind: string;
  /** From 0, in the order of the document. */
  readonly nth: number;
}

/** Attributes that stay the same when a block is drawn anew. Ids do not, as React makes others; nor does a role that a script adds. */
const TELLING = ['type', 'name', 'href', 'action', 'data-action'];
/** Of these the value says which one it is; of all others, what was in it at first. */
const WITH_VALUE = /^(?:button|checkbox|radio|submit)$/;

/** An id that React has made may be part of a name, and is another when the block is drawn anew. */
const MADE_ID = /_[^_]*[Rr]_[^_]*_/g;

function kindOf(element: Element): string {
  const hasValue = WITH_VALUE.test(element.getAttribute('type') ?? element.localName);
  const telling = [...TELLING, ...(hasValue ? ['value'] : [])].map((name) => element.getAttribute(name));
  // The first class is that of the component; those after it may tell a state.
  return [element.localName, element.classList[0], ...telling].join().replaceAll(MADE_ID, '');
}

/** What each element of a block is. */
export function identitiesIn(block: Element): Map<Element, Identity> {
  const counts = new Map<string, number>();
  const identities = new Map<Element, Identity>();
  for (const element of block.querySelectorAll('*')) {
    const kind = kindOf(element);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    identities.set(element, { kind, nth });
  }
  return identities;
}

/** What there is of this kind, at this place, in the block as it is now. */
export function elementOf(block: Element, { kind, nth }: Identity): Element | undefined {
  const [name = ''] = kind.split(',');
  return [...block.querySelectorAll(name)].filter((element) => kindOf(element) === kind)[nth];
}

/** The element itself as long as it is in the document, else what has taken its place in the block. */
export function successorOf(block: Element, element: Element, identity?: Identity): Element | undefined {
  if (element.isConnected) return element;
  return identity && elementOf(block, identity);
}
