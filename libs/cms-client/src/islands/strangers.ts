import { ISLAND } from './elements.ts';

/**
 * Lets React work on pages whose nodes browser extensions and translators replace or move. For example, a
 * translator replaces a text with elements, and an extension puts a form into a box. Without this module, React
 * would throw at such nodes, or would change a text that is no longer on the page.
 */

/** The replacement of each node that an extension or translator has removed. */
const inPlaceOf = new WeakMap<Node, Node>();

/** For each text, the pieces that an extension has split off from its end. */
const piecesOf = new WeakMap<Node, Text[]>();

/** Records, for each removed node in a batch of changes, the node that replaced it. */
function learn(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap((record) => [...record.addedNodes]));
  for (const { type, target, oldValue, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showChanged(target as Text, oldValue ?? '');
    for (const node of removedNodes) {
      if (node.isConnected) continue;
      const isNew = (one: Node | null) => one !== null && added.has(one);
      const newcomer = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isNew);
      if (!newcomer) continue;
      inPlaceOf.delete(newcomer); // prevents cycles
      inPlaceOf.set(node, newcomer);
      if (node instanceof Text) observer().observe(node, CHANGES);
    }
  }
}

/**
 * Shows the new text after React has changed a text. Removes the split-off pieces and the translation of the
 * old text.
 */
function showChanged(text: Text, oldWords: string): void {
  const next = text.nextSibling;
  if (next instanceof Text && oldWords !== '' && oldWords === text.data + next.data) {
    piecesOf.set(text, [next, ...(piecesOf.get(text) ?? [])]);
    return;
  }
  for (const piece of piecesOf.get(text) ?? []) piece.remove();
  piecesOf.delete(text);
  const there = text.isConnected ? undefined : standIn(text);
  if (there) (there as ChildNode).replaceWith(text);
}

/** Returns the node itself if it is on the page, or else its latest replacement on the page, or undefined. */
function standIn(node: Node): Node | undefined {
  let at: Node | undefined = node;
  while (at && !at.isConnected) at = inPlaceOf.get(at);
  return at;
}

/**
 * Returns the child node of `parent` that stands for `child`: `child` itself, its replacement, or an element around it.
 * Returns undefined if `parent` has no such node.
 */
function childFor(parent: Node, child: Node): Node | undefined {
  learn(observer().takeRecords());
  let at: Node | null | undefined = standIn(child);
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
}

const CHANGES: MutationObserverInit = { characterData: true, characterDataOldValue: true };
let observing: MutationObserver | undefined;
const observer = () => (observing ??= new MutationObserver(learn));

const isOwn = (parent: Node) => parent instanceof Element && parent.closest(ISLAND) !== null;

/**
 * Replaces `removeChild` and `insertBefore` with versions that do not throw inside islands if a browser extension has
 * moved a node.
 */
function forgive(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isOwn(this)) return removeChild.call(this, child) as T;
    const there = childFor(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isFine = before === null || before.parentNode === this || !isOwn(this);
    return insertBefore.call(this, node, isFine ? before : (childFor(this, before) ?? null)) as T;
  };
}

/** Protects an island against changes by browser extensions and translators. Called once for each island. */
export function liveWithStrangers(island: Element): void {
  if (!observing) forgive();
  observer().observe(island, { ...CHANGES, childList: true, subtree: true });
}
