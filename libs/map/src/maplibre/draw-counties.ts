import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { COUNTIES, COUNTIES_ZOOM } from './style/map-style.ts';
import { bordersOf, type PackedOutlines } from './outlines/unpack.ts';

/** Draws counties when a map is zoomed in enough. The outlines of counties load only at this zoom. */
export function drawCounties(map: MapLibre): { readonly stop: () => void } {
  function draw(): void {
    const zoom = map.getZoom();
    if (zoom < COUNTIES_ZOOM.from || zoom >= COUNTIES_ZOOM.to) return;
    map.off('move', draw);
    // If the outlines do not load, the map works without counties.
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
