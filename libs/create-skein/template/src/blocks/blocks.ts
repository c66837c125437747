/** The blocks of this site. Each line exports one block. */
export * from './street-schedule/street-schedule.block.ts';
