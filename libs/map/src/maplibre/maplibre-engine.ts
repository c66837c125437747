/// <reference types="vite/client" />
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import bundledWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { MapUnavailable, type Camera } from '../interface/map-view.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../mercator/mercator.ts';
import type { CreateEngine } from '../view/engine.ts';
import { withinTime } from '../view/within-time.ts';
import { drawCounties } from './draw-counties.ts';
import { drawGround } from './ground/draw-ground.ts';
import { mapStyle } from './style/map-style.ts';

/** Difference to the map's zoom, because MapLibre counts levels of 512-pixel tiles. */
const LEVELS_APART = 1;
/** Longest wait for the worker and the first picture, in ms. */
const WAIT_MS = 15_000;
const MOVE_MS = 400;
/**
 * Longest wait for a lost drawing context, in ms. A browser returns it at once, or when other programs release
 * it.
 */
export const RESTORE_WAIT_MS = 5000;

const toEngine = ({ center, zoom }: Camera) => ({
  center: [center.lng, center.lat] satisfies [number, number],
  zoom: zoom - LEVELS_APART,
});

/** Opens a MapLibre map. @param canvas an element that has a size */
function open(canvas: HTMLElement, options: Parameters<CreateEngine>[0]): MapLibre {
  const { camera, gestures = 'greedy', label } = options.options;
  const { words } = options;
  try {
    return new MapLibre({
      container: canvas,
      style: mapStyle,
      ...toEngine(camera),
      minZoom: MIN_ZOOM - LEVELS_APART,
      maxZoom: MAX_ZOOM - LEVELS_APART,
      attributionControl: false,
      maplibreLogo: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      renderWorldCopies: false,
      fadeDuration: 0,
      trackResize: false,
      cooperativeGestures: gestures === 'cooperative',
      locale: {
        'Map.Title': label,
        'CooperativeGesturesHandler.WindowsHelpText': words.scrollHint,
        'CooperativeGesturesHandler.MacHelpText': words.scrollHintMac,
        'CooperativeGesturesHandler.MobileHelpText': words.fingersHint,
      },
    });
  } catch (cause) {
    throw new MapUnavailable('webgl', { cause });
  }
}

/** Logs a missing worker for the developer, and returns the error. Visitors only see that there is no map. */
function missWorker(where: string, cause: unknown): MapUnavailable {
  console.error(
    `No map: its worker is not to be had ${where}. The option workerUrl says where it is.`,
    cause,
  );
  return new MapUnavailable('script', { cause });
}

/** Draws with WebGL, from data in this package. */
export const createMapLibreEngine: CreateEngine = async (request) => {
  const { canvas, options, host } = request;
  let workerUrl = bundledWorkerUrl;
  try {
    workerUrl = (await options.workerUrl?.()) ?? bundledWorkerUrl;
  } catch (cause) {
    throw missWorker('from workerUrl', cause);
  }
  setWorkerUrl(workerUrl);
  const mount = document.createElement('div');
  canvas.append(mount);
  const map = open(mount, request);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const ended = () => {
    map.remove();
    mount.remove();
  };
  try {
    await withinTime(
      new Promise<void>((resolve, reject) => {
        map.once('load', () => resolve());
        map.once('error', ({ error }: { readonly error: unknown }) => reject(error));
        map.once('webglcontextlost', () => reject(new MapUnavailable('lost')));
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason), { once: true });
      }),
      WAIT_MS,
    );
  } catch (cause) {
    ended();
    if (cause instanceof MapUnavailable || options.signal?.aborted) throw cause;
    throw missWorker(`at ${workerUrl}`, cause);
  }
  const drawings = [drawCounties(map), drawGround(map)];
  // There is a next picture to wait for, also where nothing was left to draw.
  map.once('idle', () => host.drawn());
  map.triggerRepaint();
  const overlay = document.createElement('div');
  overlay.dataset['map'] = 'overlay';
  map.getCanvasContainer().append(overlay);
  map.on('move', host.moved);
  map.on('moveend', host.settled);
  map.on('click', ({ lngLat: { lat, lng } }) => host.background({ lat, lng }));
  let lost: ReturnType<typeof setTimeout> | undefined;
  const found = () => {
    clearTimeout(lost);
    lost = undefined;
  };
  function giveUp(): void {
    // Phones take it from pages that nobody sees, and give it back with the page.
    if (document.hidden) lost = setTimeout(giveUp, RESTORE_WAIT_MS);
    else host.failed('lost');
  }
  // The vendor's engine draws everything anew when the context comes back.
  map.on('webglcontextlost', () => (lost ??= setTimeout(giveUp, RESTORE_WAIT_MS)));
  map.on('webglcontextrestored', found);
  return {
    overlay,
    getCamera() {
      const { lat, lng } = map.getCenter();
      return { center: { lat, lng }, zoom: map.getZoom() + LEVELS_APART };
    },
    moveTo(camera, animate) {
      if (animate) map.easeTo({ ...toEngine(camera), duration: MOVE_MS, essential: true });
      else map.jumpTo(toEngine(camera));
    },
    resize: () => void map.resize(),
    destroy() {
      found();
      for (const { stop } of drawings) stop();
      ended();
    },
  };
};
