export * from './network-status/network-query.ts';
export * from './network-status/network-status-answer.ts';
