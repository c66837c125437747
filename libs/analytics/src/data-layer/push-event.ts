import { onePerPage } from '../page/one-per-page.ts';
import type { DataLayerEvent } from './data-layer-event.ts';
import { withoutPersonalData } from './personal-data.ts';

/** A problem with an event or with the data layer. Visitors never notice it. */
export interface DataLayerProblem {
  reason: 'personal data left out' | 'push failed' | 'unreadable declaration';
  /** The key of the personal data, or the name of the event, or the text of the unreadable declaration. */
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

/** Reports a problem. Never throws, because a broken reporter must not break a click. */
export function reportDataLayerProblem(problem: DataLayerProblem): void {
  try {
    problems.report(problem);
  } catch {
    // If the reporter itself throws, the problem is lost.
  }
}

/**
 * Appends an entry to `window.dataLayer`, which it creates if it is missing. Does nothing on the server. Never
 * throws.
 */
export function appendToDataLayer(entry: object, about: string): void {
  if (typeof window === 'undefined') return;
  try {
    const page = window as { dataLayer?: object[] };
    (page.dataLayer ??= []).push(entry);
  } catch (error) {
    // A tag manager replaces `push` with its own function, which may throw.
    reportDataLayerProblem({ reason: 'push failed', about, error });
  }
}

/**
 * Pushes one event to the data layer, even if no tag manager is loaded. Leaves out personal data and reports
 * each value that it leaves out. Does nothing on the server. Never throws.
 */
export function pushEvent(event: DataLayerEvent): void {
  if (typeof window === 'undefined') return;
  pushUnchecked(event);
}

/** Pushes an event whose type is unknown, such as an event from markup. */
export function pushUnchecked(event: object): void {
  appendToDataLayer(
    withoutPersonalData(event, (about) =>
      reportDataLayerProblem({ reason: 'personal data left out', about }),
    ),
    'event' in event ? String(event.event) : 'event',
  );
}
