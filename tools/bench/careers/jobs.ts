/** As many jobs as the list has to bear. */
export const JOBS = 2_000;
