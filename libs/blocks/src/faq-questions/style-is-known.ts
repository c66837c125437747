/** Whether the browser knows a style: a declaration such as `order: 1`, or `selector(::details-content)`. */
export const styleIsKnown = (condition: string): boolean =>
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports(condition);
