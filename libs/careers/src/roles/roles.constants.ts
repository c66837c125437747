/** A place with a longer name is several cities. Characters. */
export const LOCATION_LABEL_MAX = 40;

/** Longest keyword that is looked for. Characters. */
export const KEYWORD_MAX_LENGTH = 100;

/** A department that the list does not show, with what lies in it. */
export const HIDDEN_DEPARTMENT = 'Admin';

/** Jobs of this title are not shown in the list. */
export const HIDDEN_TITLE = 'TEST';

/** The category that comes last. */
export const LAST_CATEGORY = 'Future Opportunities';

/** Where the list of roles stands on its page. */
export const ROLES_ANCHOR = 'roles';
