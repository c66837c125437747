export * from './network/network-status/network-query.ts';
export * from './network/network-status/network-status-answer.ts';
