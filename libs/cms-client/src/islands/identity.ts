/**
 * Identifies an element by its kind and its position among the elements of this kind in a block. The identity
 * stays the same if the block is drawn again or if a browser extension inserts elements of other kinds.
 */
export interface Identity {
  readonly kind: string;
  /** Position among the elements of this kind in the block, from 0. */
  readonly nth: number;
}

/** Attributes that do not change when a block is drawn again, and that extensions do not add. */
const TELLING = ['type', 'name', 'href', 'action', 'data-action'];
/** Types of elements whose value identifies them. The value of other elements may be the visitor's input. */
const WITH_VALUE = /^(?:button|checkbox|radio|submit)$/;

/**
 * Matches an id from React's `useId`, even inside a longer text. React makes a different id when it draws a block
 * again.
 */
const MADE_ID = /_[^_]*[Rr]_[^_]*_/g;

function kindOf(element: Element): string {
  const hasValue = WITH_VALUE.test(element.getAttribute('type') ?? element.localName);
  const telling = [...TELLING, ...(hasValue ? ['value'] : [])].map((name) => element.getAttribute(name));
  // The first class belongs to the component. Further classes may depend on its state.
  return [element.localName, element.classList[0], ...telling].join().replaceAll(MADE_ID, '');
}

/** Returns the identities of all elements in a block. */
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

/** Returns the element in the block that has this identity now, or undefined if there is none. */
export function elementOf(block: Element, { kind, nth }: Identity): Element | undefined {
  const [name = ''] = kind.split(',');
  return [...block.querySelectorAll(name)].filter((element) => kindOf(element) === kind)[nth];
}

/** Returns the element if it is in the document. If not, returns its replacement in the block, or undefined. */
export function successorOf(block: Element, element: Element, identity?: Identity): Element | undefined {
  if (element.isConnected) return element;
  return identity && elementOf(block, identity);
}
