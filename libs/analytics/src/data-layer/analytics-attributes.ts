import type { DataLayerEvent } from './data-layer-event.ts';
import { withoutPersonalData } from './personal-data.ts';
import { pushUnchecked, reportDataLayerProblem } from './push-event.ts';

const ATTRIBUTE = 'data-analytics';

/**
 * Declares the event that a click on an element pushes, for markup that runs no script of its own:
 * `<a href="/quiz" {...analyticsAttributes({ event: 'quiz_promo', … })}>`. The page's click listener calls
 * `pushDeclaredEvent`. Safe to call on the server.
 */
export function analyticsAttributes(event: DataLayerEvent): { 'data-analytics': string } {
  return { [ATTRIBUTE]: JSON.stringify(withoutPersonalData(event)) };
}

/**
 * Pushes the event declared on `target` or on its nearest ancestor with a declaration. The summary of open
 * details may declare another event for closing, as `data-analytics-open`. Never throws; it reports and skips a
 * bad declaration.
 * @param target the target of a DOM event
 * @returns whether it found a declaration
 */
export function pushDeclaredEvent(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target.closest(`[${ATTRIBUTE}]`) : null;
  // A click is told before the details open or close.
  const declaration = element?.getAttribute(
    element.matches(`[open] > [${ATTRIBUTE}-open]`) ? `${ATTRIBUTE}-open` : ATTRIBUTE,
  );
  if (!declaration) return false;
  try {
    const event: unknown = JSON.parse(declaration);
    if (typeof event !== 'object' || event === null || Array.isArray(event))
      throw new TypeError('not an object');
    pushUnchecked(event);
  } catch (error) {
    reportDataLayerProblem({ reason: 'unreadable declaration', about: declaration, error });
  }
  return true;
}
