/** Returns the id of the element with a field's message, for `aria-describedby`. */
export const issueId = (idPrefix: string, field: string) => `${idPrefix}-${field}-issue`;
