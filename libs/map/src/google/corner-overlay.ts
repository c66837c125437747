export interface CornerOverlay {
  readonly element: HTMLElement;
  /** Once the vendor has a projection, and the element a place. */
  readonly ready: Promise<void>;
  /** Puts the corner of the element back onto the corner of the map. */
  align(): void;
  remove(): void;
}

/**
 * An element in the pane of the map that takes clicks. The pane moves with the map while it is dragged; what counts from
 * the corner of the map has to move against it.
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
