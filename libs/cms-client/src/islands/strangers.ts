import { ISLAND } from './elements.ts';

/**
 * Lets React work in an island where strangers move nodes. A translator replaces a text with elements, and an
 * extension wraps a form in a box. React keeps its old nodes: it would remove a node from the wrong parent and
 * throw, or change a text that is no longer on the page.
 */

/** Maps a node that a stranger has removed to the node that replaced it. */
const inPlaceOf = new WeakMap<Node, Node>();

/** Maps a text to the pieces that a stranger has split off it and left behind it. */
const piecesOf = new WeakMap<Node, Text[]>();

/** Learns from one batch of changes which node replaced which. */
function learn(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap((record) => [...record.addedNodes]));
  for (const { type, target, oldValue, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showChanged(target as Text, oldValue ?? '');
    for (const node of removedNodes) {
      if (node.isConnected) continue;
      const isNew = (one: Node | null) => one !== null && added.has(one);
      const newcomer = [addedNodes[0] ?? null, previousSibling, nextSibling].find(isNew);
      if (!newcomer) continue;
      inPlaceOf.delete(newcomer); // so that no circle comes about
      inPlaceOf.set(node, newcomer);
      if (node instanceof Text) observer().observe(node, CHANGES);
    }
  }
}

/**
 * Shows a text that React has changed and removes the old text's leftovers, so that strangers can process it
 * again.
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

/**
 * Returns the connected node that stands for a node: itself or its latest replacement. Undefined if there is
 * none.
 */
function standIn(node: Node): Node | undefined {
  let at: Node | undefined = node;
  while (at && !at.isConnected) at = inPlaceOf.get(at);
  return at;
}

/** Returns the child of `parent` that is, holds, or has replaced the node that React takes for its child. */
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

/** Patches two DOM methods. They differ only inside islands, and only where the browser's own would throw. */
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

/** Makes an island tolerate strangers from now on. Called for every island that wakes. */
export function liveWithStrangers(island: Element): void {
  if (!observing) forgive();
  observer().observe(island, { ...CHANGES, childList: true, subtree: true });
}
