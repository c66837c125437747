import { onePerPage } from '../page/one-per-page.ts';
import type { DataLayerEvent } from './data-layer-event.ts';
import { withoutPersonalData } from './personal-data.ts';

/** A problem between an event and the data layer. The visitor never notices it. */
export interface DataLayerProblem {
  reason: 'personal data left out' | 'push failed' | 'unreadable declaration';
  /** The key that was left out, or the name of the event. */
  about: string;
  error?: unknown;
}

export type DataLayerReporter = (problem: DataLayerProblem) => void;

const toConsole: DataLayerReporter = ({ reason, about, error }) =>
  console.error(`data layer: ${reason}: ${about}`, error ?? '');

const problems = onePerPage('data layer', () => ({ report: toConsole }));

/**
 * Sends problems of the data layer to `report` instead of the console.
 * @returns a function that restores the console
 */
export function reportDataLayerProblemsTo(report: DataLayerReporter): () => void {
  problems.report = report;
  return () => {
    problems.report = toConsole;
  };
}

/** Reports a problem and never throws, because a broken reporter must not break a click. */
export function reportDataLayerProblem(problem: DataLayerProblem): void {
  try {
    problems.report(problem);
  } catch {
    // The reporter itself is broken, and there is nobody left to tell.
  }
}

/**
 * Appends an entry to `window.dataLayer`, and creates it if missing. Does nothing on the server and never
 * throws.
 */
export function appendToDataLayer(entry: object, about: string): void {
  if (typeof window === 'undefined') return;
  try {
    const page = window as { dataLayer?: object[] };
    (page.dataLayer ??= []).push(entry);
  } catch (error) {
    // A tag manager replaces `push` by its own function, which may throw.
    reportDataLayerProblem({ reason: 'push failed', about, error });
  }
}

/**
 * Pushes one event to the page's data layer. It works before, after and without a tag manager. It leaves out
 * personal data and reports it. It does nothing on the server and never throws.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (typeof window === 'undefined') return;
  pushUnchecked(event);
}

/** Pushes an event whose type cannot be checked, such as one from markup. */
export function pushUnchecked(event: object): void {
  appendToDataLayer(
    withoutPersonalData(event, (about) =>
      reportDataLayerProblem({ reason: 'personal data left out', about }),
    ),
    'event' in event ? String(event.event) : 'event',
  );
}
