import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { COUNTIES, COUNTIES_ZOOM } from './style/map-style.ts';
import { bordersOf, type PackedOutlines } from './outlines/unpack.ts';

/** Draws counties once a map is zoomed in enough. They are in a separate chunk, which is loaded only then. */
export function drawCounties(map: MapLibre): { readonly stop: () => void } {
  function draw(): void {
    const zoom = map.getZoom();
    if (zoom < COUNTIES_ZOOM.from || zoom >= COUNTIES_ZOOM.to) return;
    map.off('move', draw);
    // Without them the map is as good as before.
    void import('./outlines/counties.generated.ts').then(
      ({ counties }) => {
        const outlines: PackedOutlines = JSON.parse(counties);
        const source = stopped || !map.style ? undefined : map.getSource(COUNTIES);
        if (source instanceof GeoJSONSource) void source.setData(bordersOf(outlines));
      },
      () => {},
    );
  }
  let stopped = false;
  map.on('move', draw);
  map.on('style.load', draw);
  draw();
  return {
    stop() {
      stopped = true;
      map.off('move', draw);
      map.off('style.load', draw);
    },
  };
}
