import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { MapUnavailable, type Camera } from '../interface/map-view.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../mercator/mercator.ts';
import type { CreateEngine } from '../view/engine.ts';
import { withinTime } from '../view/within-time.ts';
import { createCornerOverlay } from './corner-overlay.ts';
import { onAuthFailure } from './on-auth-failure.ts';

/** Longest wait for the vendor's script, in ms. */
const WAIT_MS = 10_000;

let optionsSet = false;

/** Loads Google Maps. @throws {MapUnavailable} when the vendor refuses the key, or the script does not load */
async function loadMaps(key: string, language: string): Promise<google.maps.MapsLibrary> {
  // If the address forms have already loaded the script, their options apply.
  const there = typeof globalThis.google?.maps?.importLibrary === 'function';
  if (!optionsSet && !there) {
    setOptions({ key, v: 'weekly', language });
    optionsSet = true;
  }
  try {
    const load: typeof importLibrary = there ? (name) => google.maps.importLibrary(name) : importLibrary;
    return await withinTime(load('maps'), WAIT_MS);
  } catch (cause) {
    throw new MapUnavailable('script', { cause });
  }
}

/** Draws with Google Maps. Hides Google's buttons, because the frame has the same buttons for every vendor. */
export const createGoogleEngine: CreateEngine = async ({ canvas, options, host }) => {
  const { googleMapsKey = '', language, camera, gestures = 'greedy', signal } = options;
  let refused = false;
  const auth = onAuthFailure(() => {
    refused = true;
    host.failed('auth');
  });
  const mount = document.createElement('div');
  try {
    const { Map: GoogleMap, OverlayView } = await loadMaps(googleMapsKey, language);
    signal?.throwIfAborted();
    if (refused) throw new MapUnavailable('auth');
    mount.style.blockSize = '100%';
    canvas.append(mount);
    const map = new GoogleMap(mount, {
      center: camera.center,
      zoom: camera.zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      disableDefaultUI: true,
      clickableIcons: false,
      gestureHandling: gestures,
      isFractionalZoomEnabled: true,
      keyboardShortcuts: true,
      // Vector maps draw with WebGL from a worker, which the page's policy refuses.
      renderingType: 'RASTER',
    });
    map.addListener('tilesloaded', () => host.drawn());
    const overlay = createCornerOverlay(OverlayView, map, () => host.moved());
    try {
      await withinTime(overlay.ready, WAIT_MS);
    } catch (cause) {
      overlay.remove();
      throw new MapUnavailable(refused ? 'auth' : 'script', { cause });
    }
    const getCamera = (): Camera => {
      const center = map.getCenter();
      return {
        center: center ? { lat: center.lat(), lng: center.lng() } : camera.center,
        zoom: map.getZoom() ?? camera.zoom,
      };
    };
    const moved = () => {
      overlay.align();
      host.moved();
    };
    const listeners = [
      map.addListener('center_changed', moved),
      map.addListener('zoom_changed', moved),
      map.addListener('idle', () => host.settled()),
      map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
        if (latLng) host.background({ lat: latLng.lat(), lng: latLng.lng() });
      }),
    ];
    return {
      overlay: overlay.element,
      getCamera,
      moveTo({ center, zoom }, animate) {
        // Google animates short movements itself, but it cannot animate a change of zoom.
        if (animate && zoom === map.getZoom()) map.panTo(center);
        else map.moveCamera({ center, zoom });
      },
      resize: () => overlay.align(),
      destroy() {
        auth.stop();
        for (const listener of listeners) listener.remove();
        overlay.remove();
        google.maps.event.clearInstanceListeners(map);
        mount.remove();
      },
    };
  } catch (error) {
    auth.stop();
    mount.remove();
    throw error;
  }
};
