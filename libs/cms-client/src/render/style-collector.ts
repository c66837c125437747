import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Compiled CSS by component id, then class name. A class name is a hash of its rules, so an entry never ages. */
const compiled = new Map<string, Map<string, string>>();
let compiledCount = 0;
/** Far more than a site has; a bound, should content make up colours without end. */
const MAX_COMPILED = 20_000;

/** CSS of whole pages by the names that they use: most pages of a site share theirs with another. */
const assembled = new Map<string, string>();
const MAX_ASSEMBLED = 200;

function remember(id: string, name: string, css: string) {
  let ofComponent = compiled.get(id);
  if (!ofComponent) compiled.set(id, (ofComponent = new Map()));
  // A global style keeps its name while its rules change.
  if ((ofComponent.get(name) ?? css) !== css) assembled.clear();
  ofComponent.set(name, css);
  compiledCount++;
}

export interface StyleCollector {
  collect(node: ReactNode): ReactNode;
  /** CSS of everything rendered so far, in the order of the cascade. */
  css(): string;
  seal(): void;
}

/**
 * Collects the styles of one page. A rule is compiled once per process, not once per page: compiling is a third of the
 * cost of a page. Of a page only the names are kept that it uses; its CSS is put together at the end, as the library's
 * own sheet would (a test holds the two together).
 */
export function collectStyles(): StyleCollector {
  if (compiledCount >= MAX_COMPILED) {
    compiled.clear();
    assembled.clear();
    compiledCount = 0;
  }
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  /** A component's place in the cascade, the same in every sheet. */
  const { registerId: placeOf } = instance.constructor as unknown as { registerId(id: string): number };
  const used = new Map<string, Set<string>>();

  function note(id: string, name: string) {
    const names = used.get(id);
    if (names) names.add(name);
    else used.set(id, new Set([name]));
  }
  instance.hasNameForId = (id, name) => {
    if (used.get(id)?.has(name)) return true;
    if (!compiled.get(id)?.has(name)) return false;
    note(id, name);
    return true;
  };
  instance.insertRules = (id, name, rules) => {
    const list = typeof rules === 'string' ? [rules] : rules;
    remember(id, name, list.join(''));
    note(id, name);
  };
  // A global style is written anew each time that it is rendered.
  instance.clearRules = (id) => used.delete(id);

  return {
    collect: (node) => sheet.collectStyles(node),
    css() {
      const inOrder = [...used].map(([id, names]) => ({ id, names, place: placeOf(id) }));
      inOrder.sort((a, b) => a.place - b.place);
      let key = '';
      for (const { id, names } of inOrder) {
        key += id;
        for (const name of names) key += ` ${name}`;
        key += '\n';
      }
      const known = assembled.get(key);
      if (known !== undefined) return known;
      let css = '';
      for (const { id, names } of inOrder) {
        for (const name of names) css += compiled.get(id)?.get(name) ?? '';
      }
      if (assembled.size >= MAX_ASSEMBLED) assembled.clear();
      assembled.set(key, css);
      return css;
    },
    seal: () => sheet.seal(),
  };
}
