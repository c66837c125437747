export { figuresFor, type FiguresFor } from './figures-for.ts';
export type { AskedFigure, CountedRequest, Figures, FiguresOptions, Outcome } from './figures.types.ts';
export { countRequests } from './request-figures.ts';
export { tellDegraded } from './tell-degraded.ts';
export { isTimeout, watchCall } from './watch-call.ts';
export { watchProcess, type ProcessWatch, type WatchOptions } from './watch-process.ts';
