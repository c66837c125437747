/** Longest name of one place, in characters. A longer text is a list of places. */
export const LOCATION_LABEL_MAX = 40;

/** Longest keyword, in characters. */
export const KEYWORD_MAX_LENGTH = 100;

/** Name of a department that the list of roles hides, with all departments below it. */
export const HIDDEN_DEPARTMENT = 'Admin';

/** Title of jobs that the list of roles hides. */
export const HIDDEN_TITLE = 'TEST';

/** Name of the last category. */
export const LAST_CATEGORY = 'Future Opportunities';

/** Id of the list of roles on the page. */
export const ROLES_ANCHOR = 'roles';
