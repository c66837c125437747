import type { DataLayerEvent } from './data-layer-event.ts';
import { withoutPersonalData } from './personal-data.ts';
import { pushUnchecked, reportDataLayerProblem } from './push-event.ts';

const ATTRIBUTE = 'data-analytics';

/**
 * Returns an attribute with an event for the data layer. A click on the element pushes the event, so the
 * element needs no script: `<a href="/quiz" {...analyticsAttributes({ event: 'quiz_promo', … })}>`. The page
 * must call `pushDeclaredEvent` on every click. Safe to call on the server.
 */
export function analyticsAttributes(event: DataLayerEvent): { 'data-analytics': string } {
  return { [ATTRIBUTE]: JSON.stringify(withoutPersonalData(event)) };
}

/**
 * Pushes the event in the attribute `data-analytics` of `target` or of its nearest ancestor with this
 * attribute. If the element is the `<summary>` of open details, `data-analytics-open` replaces the attribute.
 * Never throws. It reports an unreadable attribute.
 * @param target the target of a DOM event
 * @returns whether there is an attribute
 */
export function pushDeclaredEvent(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target.closest(`[${ATTRIBUTE}]`) : null;
  // The click has not yet opened or closed the details.
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
