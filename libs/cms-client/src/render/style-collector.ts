import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** The CSS rules of one class name. */
interface Rules {
  readonly id: string;
  /** Position of the component in the cascade, the same in every sheet. */
  readonly place: number;
  readonly css: string;
}

export type UsedStyles = ReadonlySet<Rules>;

/**
 * Compiled rules by component id, then class name. A class name is a hash of its rules, so no entry gets out of
 * date.
 */
const compiled = new Map<string, Map<string, Rules>>();
let compiledCount = 0;
/** Far more rules than a site has. A limit in case content creates endless new colors. */
const MAX_COMPILED = 20_000;

function remember(name: string, rules: Rules) {
  let ofComponent = compiled.get(rules.id);
  if (!ofComponent) compiled.set(rules.id, (ofComponent = new Map()));
  ofComponent.set(name, rules);
  compiledCount++;
}

export interface StyleCollector {
  collect(node: ReactNode): ReactNode;
  /** Returns the rules that everything rendered so far uses. */
  used(): UsedStyles;
  seal(): void;
}

/**
 * Collects the styles of one render. It compiles a rule once per process, because compiling is a third of the
 * cost of a render. It keeps only the rules in use. {@link cssOf} joins them into a page's CSS, as the
 * library's own sheet would (a test compares the two).
 */
export function collectStyles(): StyleCollector {
  if (compiledCount >= MAX_COMPILED) {
    compiled.clear();
    compiledCount = 0;
  }
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const { registerId: placeOf } = instance.constructor as unknown as { registerId(id: string): number };
  const used = new Set<Rules>();

  instance.hasNameForId = (id, name) => {
    const known = compiled.get(id)?.get(name);
    if (known) used.add(known);
    return known !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    const css = typeof rules === 'string' ? rules : rules.join('');
    const made = { id, place: placeOf(id), css };
    remember(name, made);
    used.add(made);
  };
  // A global style is written anew each time that it is rendered.
  instance.clearRules = (id) => used.forEach((rules) => rules.id === id && used.delete(rules));

  return {
    collect: (node) => sheet.collectStyles(node),
    used: () => used,
    seal: () => sheet.seal(),
  };
}

/** Returns the CSS that all parts of a page use, each rule once, in the order of the cascade. */
export function cssOf(parts: readonly UsedStyles[]): string {
  const all = new Set(parts.flatMap((part) => [...part]));
  return [...all]
    .sort((a, b) => a.place - b.place)
    .map(({ css }) => css)
    .join('');
}
