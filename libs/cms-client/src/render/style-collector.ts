import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Rules by component id, then class name. */
export type UsedStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Compiled rules. A class name is a hash of its rules, so an entry never ages. */
const compiled = new Map<string, Map<string, string>>();
let compiledCount = 0;
/** Far more than a site has; a bound, should content make up colours without end. */
const MAX_COMPILED = 20_000;

type Sheet = ServerStyleSheet['instance'];
/** A component's place in the cascade, the same in every sheet. */
const placeIn = ({ constructor }: Sheet) => constructor as unknown as { registerId(id: string): number };
let places: ReturnType<typeof placeIn> | undefined;

function remember(id: string, name: string, css: string) {
  let ofComponent = compiled.get(id);
  if (!ofComponent) compiled.set(id, (ofComponent = new Map()));
  ofComponent.set(name, css);
  compiledCount++;
}

export interface StyleCollector {
  collect(node: ReactNode): ReactNode;
  /** What everything that was rendered so far uses. */
  used(): UsedStyles;
  seal(): void;
}

/**
 * Collects the styles of one drawing. A rule is compiled once per process, not once per drawing: compiling is a third of
 * its cost. Of a drawing only the rules are kept that it uses; a page's CSS is put together of its parts, as the library's
 * own sheet would (a test holds the two together).
 */
export function collectStyles(): StyleCollector {
  if (compiledCount >= MAX_COMPILED) {
    compiled.clear();
    compiledCount = 0;
  }
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  places ??= placeIn(instance);
  const used = new Map<string, Map<string, string>>();

  function note(id: string, name: string, css: string) {
    const names = used.get(id);
    if (names) names.set(name, css);
    else used.set(id, new Map([[name, css]]));
  }
  instance.hasNameForId = (id, name) => {
    if (used.get(id)?.has(name)) return true;
    const css = compiled.get(id)?.get(name);
    if (css === undefined) return false;
    note(id, name, css);
    return true;
  };
  instance.insertRules = (id, name, rules) => {
    const css = typeof rules === 'string' ? rules : rules.join('');
    remember(id, name, css);
    note(id, name, css);
  };
  // A global style is written anew each time that it is rendered.
  instance.clearRules = (id) => used.delete(id);

  return {
    collect: (node) => sheet.collectStyles(node),
    used: () => used,
    seal: () => sheet.seal(),
  };
}

/** CSS of everything that parts of a page use, each rule once, in the order of the cascade. */
export function cssOf(parts: Iterable<UsedStyles>): string {
  const all = new Map<string, Map<string, string>>();
  for (const part of parts) {
    for (const [id, names] of part) {
      let known = all.get(id);
      if (!known) all.set(id, (known = new Map()));
      for (const [name, css] of names) known.set(name, css);
    }
  }
  const placed = [...all].map(([id, names]) => ({ names, place: places?.registerId(id) ?? 0 }));
  placed.sort((a, b) => a.place - b.place);
  let css = '';
  for (const { names } of placed) for (const rules of names.values()) css += rules;
  return css;
}
