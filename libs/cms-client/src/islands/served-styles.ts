import { __PRIVATE__ } from 'styled-components';

/**
 * Matches the id of a styled component, which the build prefixes with `sc-`. In a `class` attribute, the class
 * names of the component follow its id.
 */
const COMPONENT_ID = /^sc-/;

/**
 * Makes styled-components insert its rules after all served rules, even after the rules in the middle of the page.
 * Changes nothing if the served styles have the attribute `data-styled`, because these styles are all in the head.
 */
function insertBehindServed(): void {
  if (document.querySelector('style[data-styled]')) return;
  __PRIVATE__.mainSheet.options.target = document.documentElement;
}

/**
 * Registers the served CSS rules of an island with styled-components, so that hydration does not insert the rules
 * again. A second insertion would take time, and the browser would restyle all matching elements. The function skips
 * elements with several components: the rules of an extended component must come before the rules of the component that
 * extends it, and registering only one of the two components would break this order.
 */
export function keepServedStyles(island: Element): void {
  insertBehindServed();
  for (const { classList } of island.querySelectorAll('[class^="sc-"]')) {
    const [id, ...names] = classList;
    if (id === undefined || names.some((name) => COMPONENT_ID.test(name))) continue;
    for (const name of names) __PRIVATE__.mainSheet.registerName(id, name);
  }
}
