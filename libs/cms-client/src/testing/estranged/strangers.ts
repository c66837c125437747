/**
 * What strangers do to a served page: password managers, translators, other extensions. Each is a function of its own that
 * uses nothing around it, so that a browser test can send it into a page.
 */
export type Stranger = (root: Element) => void;

/** Password managers put a button beside each field, and so do others beside what can be pressed. */
export function putBesideControls(root: Element): void {
  for (const control of root.querySelectorAll('input:not([type=hidden]),select,textarea,button')) {
    const beside = document.createElement('span');
    beside.setAttribute('data-stranger', '');
    beside.append(document.createElement('i'));
    control.after(beside);
  }
}

/** Grammar checkers and password managers mark what they have seen. */
export function addAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    element.setAttribute('data-stranger-seen', 'true');
    if (element.matches('input,textarea')) element.setAttribute('spellcheck', 'false');
  }
}

/** Some cut texts into pieces, to mark a phone number or a word. */
export function splitTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (text.data.trim().length > 1 && !text.parentElement?.closest('script,style,textarea,option'))
      text.splitText(Math.floor(text.data.length / 2));
}

/** Some put a box of their own around a form. */
export function wrapForms(root: Element): void {
  for (const form of root.querySelectorAll('form')) {
    const wrapper = document.createElement('div');
    wrapper.setAttribute('data-stranger', '');
    form.before(wrapper);
    wrapper.append(form);
  }
}

/**
 * Puts each text into two elements, and goes on with whatever is drawn later.
 * Returns the way to stop.
 */
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
 * As translators of browsers do: each text is taken out, and two elements with the translated words stand in its place. Goes
 * on with whatever is drawn later. The translation has the same words, so that tests find them; `data-translated` tells them.
 * Returns the way to stop.
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

/** Each of them, under the name that tests and reports give it. */
export const STRANGERS: Readonly<Record<string, Stranger>> = {
  'an element after every control': putBesideControls,
  'attributes added': addAttributes,
  'texts split': splitTexts,
  'a wrapper around the form': wrapForms,
  'texts wrapped': wrapTexts,
  'texts replaced': replaceTexts,
};
