import { __PRIVATE__ } from 'styled-components';

/** How the build's transform begins the id of every styled component; the names of its rules follow the ids. */
const COMPONENT_ID = /^sc-/;

/**
 * Tells styled-components which rules the page has already, so that waking an island inserts none of them again: each
 * would be compiled once more, and would have the browser restyle every element of the page that it matches.
 * An element of several components (one extends another) is left out. What extends has to come after what it extends,
 * so if one of the two may be inserted later, both must be.
 */
export function keepServedStyles(island: Element): void {
  for (const { classList } of island.querySelectorAll('[class^="sc-"]')) {
    const [id, ...names] = classList;
    if (id === undefined || names.some((name) => COMPONENT_ID.test(name))) continue;
    for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
  }
}
