/** Returns the id of the element with the message about a field, for `aria-describedby`. */
export const issueId = (idPrefix: string, field: string) => `${idPrefix}-${field}-issue`;
