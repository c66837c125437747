/**
 * Identifies an element without its node: by its kind, and its position among elements of that kind in the same
 * block. A redrawn block has other nodes, and strangers (password managers, translators) insert nodes of their
 * own.
 */
export interface Identity {
  readonly kind: string;
  /** From 0, in the order of the document. */
  readonly nth: number;
}

/**
 * Attributes that stay the same in a redrawn block. React makes new ids, and a script may add a role, so
 * neither counts.
 */
const TELLING = ['type', 'name', 'href', 'action', 'data-action'];
/** Types whose value identifies the element. The value of any other element may be what the visitor entered. */
const WITH_VALUE = /^(?:button|checkbox|radio|submit)$/;

/** Matches an id that React made, which may be part of a name and differs in a redrawn block. */
const MADE_ID = /_[^_]*[Rr]_[^_]*_/g;

function kindOf(element: Element): string {
  const hasValue = WITH_VALUE.test(element.getAttribute('type') ?? element.localName);
  const telling = [...TELLING, ...(hasValue ? ['value'] : [])].map((name) => element.getAttribute(name));
  // The first class is that of the component; those after it may tell a state.
  return [element.localName, element.classList[0], ...telling].join().replaceAll(MADE_ID, '');
}

/** Returns the identity of each element of a block. */
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

/** Returns the element with an identity in the block as it is now, or undefined if there is none. */
export function elementOf(block: Element, { kind, nth }: Identity): Element | undefined {
  const [name = ''] = kind.split(',');
  return [...block.querySelectorAll(name)].filter((element) => kindOf(element) === kind)[nth];
}

/**
 * Returns the element itself while it is in the document, else the element that replaced it, or undefined for
 * neither.
 */
export function successorOf(block: Element, element: Element, identity?: Identity): Element | undefined {
  if (element.isConnected) return element;
  return identity && elementOf(block, identity);
}
