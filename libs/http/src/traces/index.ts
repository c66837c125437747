export { inSpan, traceWith } from './in-span.ts';
export { startTraces, type TracesOptions } from './start-traces.ts';
