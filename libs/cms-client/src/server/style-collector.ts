import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Compiled rules by component id and class name. A class name is a hash of its rules, so an entry never ages. */
const compiled = new Map<string, string[]>();
/** Far more than a site has; a bound, should content make up colours without end. */
const MAX_COMPILED = 20_000;

export interface StyleCollector {
  collect(node: ReactNode): ReactNode;
  /** CSS of everything rendered so far, with the marks that the client runtime looks for. */
  css(): string;
  seal(): void;
}

/**
 * Collects the styles of one page. A rule is compiled once per process, not once per page: compiling is a third of the
 * cost of a page.
 */
export function collectStyles(): StyleCollector {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const has = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.hasNameForId = (id, name) => {
    if (has(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules === undefined) return false;
    insert(id, name, rules);
    return true;
  };
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    const list = typeof rules === 'string' ? [rules] : [...rules];
    compiled.set(`${id} ${name}`, list);
    insert(id, name, list);
  };
  return {
    collect: (node) => sheet.collectStyles(node),
    css() {
      const tags = sheet.getStyleTags();
      return tags.slice(tags.indexOf('>') + 1, tags.lastIndexOf('</style>'));
    },
    seal: () => sheet.seal(),
  };
}
