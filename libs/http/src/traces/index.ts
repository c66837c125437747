export { inSpan, traceHeaders, traceWith, type Tracing } from './in-span.ts';
export { startTraces, type TracesOptions } from './start-traces.ts';
