import type { Attributes, ContextAPI, PropagationAPI, Span, Tracer } from '@opentelemetry/api';

/** What is needed to make spans, and to pass them to other processes. */
export interface Tracing {
  readonly context: ContextAPI;
  readonly propagation: PropagationAPI;
  readonly tracer: Tracer;
}

/** How a request ended. */
export interface SpanEnd {
  readonly attributes: Attributes;
  readonly failed: boolean;
}

let tracing: Tracing | undefined;

/** Records spans from now on. Undefined stops it. */
export function traceWith(given: Tracing | undefined): void {
  tracing = given;
}

// 2 is ERROR, and 1 a server's: the package that names them is loaded only where traces are on.
const ERROR = 2;
const SERVER = 1;

/** Runs work in a new span below the current one, or without a span if traces are off. */
export function inSpan<T>(name: string, work: (span: Span | undefined) => T): T {
  if (!tracing) return work(undefined);
  return tracing.tracer.startActiveSpan(name, (span) => {
    const failed = (error: unknown) => {
      span.setStatus({ code: ERROR, message: error instanceof Error ? error.name : 'failed' });
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

/** Returns headers that tell another process the current span. Empty if traces are off. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  tracing?.propagation.inject(tracing.context.active(), headers);
  return headers;
}

/**
 * Runs the rest of a request in a new span, below the one that its headers name.
 * @param headers headers of a trusted process; empty if it is not trusted
 * @param rest gets the function that ends the span, or undefined if traces are off
 */
export function inRequestSpan(
  name: string,
  headers: Readonly<Record<string, unknown>>,
  rest: (end: ((how: SpanEnd) => void) | undefined) => void,
): void {
  if (!tracing) return rest(undefined);
  const { context, propagation, tracer } = tracing;
  context.with(propagation.extract(context.active(), headers), () =>
    tracer.startActiveSpan(name, { kind: SERVER }, (span) =>
      rest(({ attributes, failed }) => {
        span.setAttributes(attributes);
        if (failed) span.setStatus({ code: ERROR });
        span.end();
      }),
    ),
  );
}
