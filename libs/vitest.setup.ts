import { configureGlobal } from 'fast-check';

/**
 * The same cases at every run, so that a change alone decides whether a test passes. `npm run test:full` leaves the
 * seed to chance and so searches further.
 */
if (process.env['FULL'] !== '1') configureGlobal({ seed: 20_261_120 });

/** Files share their worker, and with it the page: each begins with an empty one. */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
