import type { UiText } from './ui-language.ts';

/** Text with the id of a request. Visitors can quote the id, and operators find the request in the log by it. */
export const referenceText: UiText = { en: 'Reference: {id}', es: 'Referencia: {id}' };
