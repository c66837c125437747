/** Where a job has its page: its id follows. The slash is part of the address. */
export const jobPath = '/careers/job/?id=';
