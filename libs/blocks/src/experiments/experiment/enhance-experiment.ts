import { EXPOSURES_KEY, pushEvent, watchConsent } from '@skein/analytics';

/** Whether this browser has not reported the variation yet. Call it only with consent to analytics. */
function isNew(exposure: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(EXPOSURES_KEY) ?? '[]') as unknown;
    const known = Array.isArray(kept) ? kept : [];
    if (known.includes(exposure)) return false;
    localStorage.setItem(EXPOSURES_KEY, JSON.stringify([...known, exposure]));
  } catch {
    // If the browser stores nothing, the exposure is reported once per page.
  }
  return true;
}

/**
 * Reports to analytics which variation the visitor saw, once per visitor and experiment. The report waits until the
 * visitor has allowed analytics.
 */
export function enhanceExperiment(root: Element): () => void {
  const exposure = root.querySelector('[data-exposure]')?.getAttribute('data-exposure');
  if (!exposure) return () => {};
  const [experiment, variation] = JSON.parse(exposure) as [string, string];
  let isReported = false;
  return watchConsent('analytics_storage', (choice) => {
    if (choice !== 'granted' || isReported || !isNew(exposure)) return;
    isReported = true;
    pushEvent({
      event: 'experiment_exposure',
      category: 'experiment',
      action: 'exposure',
      experiment,
      variation,
    });
  });
}
