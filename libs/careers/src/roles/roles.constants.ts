/** Longest name of a single place, in characters. A longer name stands for several cities. */
export const LOCATION_LABEL_MAX = 40;

/** Longest keyword, in characters. */
export const KEYWORD_MAX_LENGTH = 100;

/** Name of a department that the list hides, with everything in it. */
export const HIDDEN_DEPARTMENT = 'Admin';

/** Title of jobs that the list hides. */
export const HIDDEN_TITLE = 'TEST';

/** The category that comes last. */
export const LAST_CATEGORY = 'Future Opportunities';

/** Id of the list of roles on its page. */
export const ROLES_ANCHOR = 'roles';
