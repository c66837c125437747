import type { Span, Tracer } from '@opentelemetry/api';

let tracer: Tracer | undefined;

/** Has spans recorded from now on; undefined ends that. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given;
}

/** Runs work in a span of its own below the current one. Without traces, it is run and nothing else. */
export function inSpan<T>(name: string, work: (span: Span | undefined) => T): T {
  if (!tracer) return work(undefined);
  return tracer.startActiveSpan(name, (span) => {
    const failed = (error: unknown) => {
      // 2 is ERROR: the package that names it is loaded only where traces are on.
      span.setStatus({ code: 2, message: error instanceof Error ? error.name : 'failed' });
      span.end();
    };
    try {
      const result = work(span);
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      result.then(() => span.end(), failed);
      return result;
    } catch (error) {
      failed(error);
      throw error;
    }
  });
}
