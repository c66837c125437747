import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** The CSS rules of one class name. */
interface Rules {
  readonly id: string;
  readonly name: string;
  /** Position of the component's rules in the style sheet. It is the same in every render of the process. */
  readonly place: number;
  readonly css: string;
}

export type UsedStyles = ReadonlySet<Rules>;

/**
 * Compiled rules by component id, then by class name. They never get out of date, because a class name is a
 * hash of its rules.
 */
const compiled = new Map<string, Map<string, Rules>>();
let compiledCount = 0;
/** Maximum number of kept rules, in case content keeps creating new colors. A site needs far fewer. */
const MAX_COMPILED = 20_000;

function remember(rules: Rules): Rules {
  let ofComponent = compiled.get(rules.id);
  if (!ofComponent) compiled.set(rules.id, (ofComponent = new Map()));
  ofComponent.set(rules.name, rules);
  compiledCount++;
  return rules;
}

type Sheet = ServerStyleSheet['instance'];
const placeIn = ({ constructor }: Sheet, id: string): number =>
  (constructor as unknown as { registerId(id: string): number }).registerId(id);

let anySheet: Sheet | undefined;

/**
 * Returns the CSS rules of a class name, even if only another process has compiled these rules.
 * @param stored returns the CSS that another process of the same build has compiled
 */
export function rulesOf(id: string, name: string, stored: () => string | undefined): Rules | undefined {
  const known = compiled.get(id)?.get(name);
  if (known) return known;
  const css = stored();
  anySheet ??= new ServerStyleSheet().instance;
  return css === undefined ? undefined : remember({ id, name, place: placeIn(anySheet, id), css });
}

export interface StyleCollector {
  collect(node: ReactNode): ReactNode;
  /** Returns the rules of all components that React has rendered so far. */
  used(): UsedStyles;
  seal(): void;
}

/**
 * Collects the CSS rules of one render. Compiling rules takes a third of the time of a render, so a process
 * compiles each rule only once. {@link cssOf} joins the collected rules into the CSS of a page. A test checks
 * that this CSS is the same as the CSS of styled-components.
 */
export function collectStyles(): StyleCollector {
  if (compiledCount >= MAX_COMPILED) {
    compiled.clear();
    compiledCount = 0;
  }
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const used = new Set<Rules>();

  instance.hasNameForId = (id, name) => {
    const known = compiled.get(id)?.get(name);
    if (known) used.add(known);
    return known !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    const css = typeof rules === 'string' ? rules : rules.join('');
    used.add(remember({ id, name, place: placeIn(instance, id), css }));
  };
  // Each render of a global style writes all rules of this style again.
  instance.clearRules = (id) => used.forEach((rules) => rules.id === id && used.delete(rules));

  return {
    collect: (node) => sheet.collectStyles(node),
    used: () => used,
    seal: () => sheet.seal(),
  };
}

/** The CSS of a page in two parts. The browser reads the second part after the first view. */
export interface PageCss {
  readonly css: string;
  readonly laterCss: string;
}

const textOf = (rules: readonly Rules[]) =>
  rules
    .toSorted((a, b) => a.place - b.place)
    .map(({ css }) => css)
    .join('');

/**
 * Returns the CSS of all parts of a page, in the order of the cascade. `laterCss` contains the rules that only later
 * parts use. If later parts also use a rule of the first view, `laterCss` repeats that rule and all rules of the first
 * view that follow it: otherwise, a rule in `laterCss` could override a rule that must come after it.
 * @param later parts after the first view, and the parts around them
 */
export function cssOf(first: readonly UsedStyles[], later: readonly UsedStyles[] = []): PageCss {
  const early = new Set(first.flatMap((part) => [...part]));
  const late = new Set(later.flatMap((part) => [...part]));
  const from = Math.min(...[...late].flatMap((rules) => (early.has(rules) ? [rules.place] : [])));
  const behind = [...new Set([...early, ...late])].filter(
    (rules) => !early.has(rules) || rules.place >= from,
  );
  const isNew = behind.some((rules) => !early.has(rules));
  return { css: textOf([...early]), laterCss: isNew ? textOf(behind) : '' };
}
