import { __PRIVATE__ } from 'styled-components';

/**
 * Matches the id of a styled component, which the build's transform begins with `sc-`. Names of its rules
 * follow the id.
 */
const COMPONENT_ID = /^sc-/;

/**
 * Tells styled-components which rules the page already has, so that a waking island inserts none of them again.
 * Otherwise it would compile each rule again, and the browser would restyle every matching element. An element
 * of several components (one extends another) is left out. The rules of the extending component must come after
 * the other's, so if one of the two may be inserted later, both must be.
 */
export function keepServedStyles(island: Element): void {
  for (const { classList } of island.querySelectorAll('[class^="sc-"]')) {
    const [id, ...names] = classList;
    if (id === undefined || names.some((name) => COMPONENT_ID.test(name))) continue;
    for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
  }
}
