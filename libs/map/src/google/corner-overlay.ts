export interface CornerOverlay {
  readonly element: HTMLElement;
  /** Resolves when the vendor has a projection and has put the element into the map. */
  readonly ready: Promise<void>;
  /** Moves the element back to the corner of the map. Call this when the map has moved. */
  align(): void;
  remove(): void;
}

/**
 * Creates an element in the pane of the map that receives clicks. The pane moves while the visitor drags the map, so
 * the element must move in the opposite direction to stay at the map's corner.
 */
export function createCornerOverlay(
  OverlayView: typeof google.maps.OverlayView,
  map: google.maps.Map,
  onDraw: () => void,
): CornerOverlay {
  const element = document.createElement('div');
  element.dataset['map'] = 'overlay';
  const view = new OverlayView();
  function align(): void {
    const center = map.getCenter();
    const point = center && view.getProjection()?.fromLatLngToDivPixel(center);
    if (!point) return;
    const { clientWidth, clientHeight } = map.getDiv();
    element.style.transform = `translate(${point.x - clientWidth / 2}px,${point.y - clientHeight / 2}px)`;
  }
  view.onAdd = () => void view.getPanes()?.overlayMouseTarget.append(element);
  const ready = new Promise<void>((resolve) => {
    view.draw = () => {
      align();
      resolve();
      onDraw();
    };
  });
  view.onRemove = () => element.remove();
  view.setMap(map);
  return {
    element,
    ready,
    align,
    remove() {
      view.setMap(null);
      element.remove();
    },
  };
}
