import { ISLAND } from './elements.ts';

/**
 * Lets React go on in an island in which strangers move nodes. A translator takes a text out and puts elements in its place, an
 * extension puts a box around a form. React, which keeps hold of the nodes that it has made, would then remove a node from where
 * it is not, and throw; or change a text that nobody sees.
 */

/** What stands in the place of a node that a stranger has taken out. */
const inPlaceOf = new WeakMap<Node, Node>();

/** What a stranger has cut off a text, and left behind it. */
const piecesOf = new WeakMap<Node, Text[]>();

/** The nodes of one batch of changes tell which has come for which. */
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

/** React has given a text other words: they are shown, for the strangers to take up again, without what is left of the old. */
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

/** What can be seen of a node: itself, or what has come for it, and again for that. */
function standIn(node: Node): Node | undefined {
  let at: Node | undefined = node;
  while (at && !at.isConnected) at = inPlaceOf.get(at);
  return at;
}

/** The child of `parent` that is, holds, or has replaced what React takes for its child. */
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

/** Two methods of the DOM, in islands only, and only where the browser's own would throw. */
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

/** From now on. For every island that wakes. */
export function liveWithStrangers(island: Element): void {
  if (!observing) forgive();
  observer().observe(island, { ...CHANGES, childList: true, subtree: true });
}
