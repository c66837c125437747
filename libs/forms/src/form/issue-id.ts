/** Id of the element that says what is wrong with a field, for `aria-describedby`. */
export const issueId = (idPrefix: string, field: string) => `${idPrefix}-${field}-issue`;
