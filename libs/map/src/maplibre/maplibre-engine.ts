/// <reference types="vite/client" />
'use client'; // eslint-disable-line skein/client-boundary -- a browser's engine: a server component that follows the script of a block stops here

import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import bundledWorkerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { MapUnavailable, type Camera } from '../interface/map-view.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../mercator/mercator.ts';
import type { CreateEngine } from '../view/engine.ts';
import { withinTime } from '../view/within-time.ts';
import { drawCounties } from './draw-counties.ts';
import { drawGround } from './ground/draw-ground.ts';
import { mapStyle } from './style/map-style.ts';

/**
 * How much smaller MapLibre's zoom is than the zoom of a `Camera`. MapLibre's levels are for tiles of 512 px, those of
 * a `Camera` for tiles of 256 px.
 */
const LEVELS_APART = 1;
/** Longest wait for the worker and the first picture, in ms. */
const WAIT_MS = 15_000;
const MOVE_MS = 400;
/**
 * Longest wait for a lost drawing context, in ms. A browser returns the context at once, or when other programs
 * no longer need it.
 */
export const RESTORE_WAIT_MS = 5000;

const toEngine = ({ center, zoom }: Camera) => ({
  center: [center.lng, center.lat] satisfies [number, number],
  zoom: zoom - LEVELS_APART,
});

/** Opens a MapLibre map. @param canvas an element that has a size */
function open(canvas: HTMLElement, options: Parameters<CreateEngine>[0]): MapLibre {
  const { camera, gestures = 'greedy', label, style } = options.options;
  const { words } = options;
  try {
    return new MapLibre({
      container: canvas,
      style: style ?? mapStyle,
      ...toEngine(camera),
      minZoom: MIN_ZOOM - LEVELS_APART,
      maxZoom: MAX_ZOOM - LEVELS_APART,
      attributionControl: style === undefined ? false : { compact: true },
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

/**
 * Logs for developers which file is missing, and returns the error. Visitors see only a page without a map.
 */
function missFile(what: string, cause: unknown): MapUnavailable {
  console.error(`No map: ${what}.`, cause);
  return new MapUnavailable('script', { cause });
}
const missWorker = (where: string, cause: unknown) =>
  missFile(`its worker is not to be had ${where}. The option workerUrl says where it is`, cause);

/** Draws with WebGL, from data in this package or in a style of the host. */
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
  let refuse: (event: { readonly error: unknown }) => void = () => {};
  try {
    await withinTime(
      new Promise<void>((resolve, reject) => {
        let hasStyle = false;
        refuse = ({ error }) => {
          // If one of the host's tiles does not load, the map still shows the other tiles.
          if (options.style === undefined || !hasStyle) reject(error);
        };
        map.once('load', () => resolve());
        map.once('style.load', () => (hasStyle = true));
        map.on('error', refuse);
        map.once('webglcontextlost', () => reject(new MapUnavailable('lost')));
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason), { once: true });
      }),
      WAIT_MS,
    );
  } catch (cause) {
    ended();
    if (cause instanceof MapUnavailable || options.signal?.aborted) throw cause;
    throw options.style === undefined
      ? missWorker(`at ${workerUrl}`, cause)
      : missFile('a file of its style, or its worker, cannot be loaded', cause);
  } finally {
    map.off('error', refuse);
  }
  const drawings = options.style === undefined ? [drawCounties(map), drawGround(map)] : [];
  // MapLibre reports `idle` only after a picture, so `triggerRepaint` asks for one more.
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
    // A phone takes the context from hidden pages, and returns it when the page is visible again.
    if (document.hidden) lost = setTimeout(giveUp, RESTORE_WAIT_MS);
    else host.failed('lost');
  }
  // When the context returns, MapLibre draws everything again.
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
