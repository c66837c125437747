/**
 * Changes a served page as a password manager, a translator or another browser extension does. Each function
 * uses only its own variables, so that a browser test can run it in a page.
 */
export type Stranger = (root: Element) => void;

/** Adds an element after each control, as password managers and other extensions do. */
export function putBesideControls(root: Element): void {
  for (const control of root.querySelectorAll('input:not([type=hidden]),select,textarea,button')) {
    const beside = document.createElement('span');
    beside.setAttribute('data-stranger', '');
    beside.append(document.createElement('i'));
    control.after(beside);
  }
}

/** Adds attributes to all elements, as grammar checkers and password managers do. */
export function addAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    element.setAttribute('data-stranger-seen', 'true');
    if (element.matches('input,textarea')) element.setAttribute('spellcheck', 'false');
  }
}

/** Splits texts into pieces, as extensions do to highlight a phone number or a word. */
export function splitTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.trim().length > 1 && !text.parentElement?.closest('script,style,textarea,option'))
      text.splitText(Math.floor(text.data.length / 2));
}

/** Wraps each form in a box, as some extensions do. */
export function wrapForms(root: Element): void {
  for (const form of root.querySelectorAll('form')) {
    const wrapper = document.createElement('div');
    wrapper.setAttribute('data-stranger', '');
    form.before(wrapper);
    wrapper.append(form);
  }
}

/** Wraps each text in two elements, including texts drawn later. Returns a function that stops the changes. */
export function wrapTexts(root: Element): () => void {
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font,script,style,textarea,option,title,svg')
      )
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.before(outer);
      inner.append(text);
    }
  };
  wrap(root);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text && target.isConnected) wrap(target);
      for (const node of addedNodes) if (node.isConnected) wrap(node);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Replaces each text with a `font` element in a `font` element, as browser translators do. Keeps the words, so that
 * tests find them. Also replaces texts that are drawn later. The outer elements have the attribute `data-translated`.
 * Returns a function that stops the changes.
 */
export function replaceTexts(root: Element): () => void {
  const translate = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font,script,style,textarea,option,title,svg')
      )
        continue;
      const outer = document.createElement('font');
      outer.setAttribute('data-translated', '');
      outer.appendChild(document.createElement('font')).append(text.data);
      text.replaceWith(outer);
    }
  };
  translate(root);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text && target.isConnected) translate(target);
      for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** All functions above, by the names in tests and reports. */
export const STRANGERS: Readonly<Record<string, Stranger>> = {
  'an element after every control': putBesideControls,
  'attributes added': addAttributes,
  'texts split': splitTexts,
  'a wrapper around the form': wrapForms,
  'texts wrapped': wrapTexts,
  'texts replaced': replaceTexts,
};
