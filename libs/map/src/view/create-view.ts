import { createFrame } from '../frame/frame.ts';
import { mapWords } from '../frame/words.ts';
import type { MapOptions } from '../interface/map-options.ts';
import type { Camera, MapEvents, MapView } from '../interface/map-view.ts';
import { boundsOf, cameraFor, clampZoom } from '../mercator/mercator.ts';
import { createPinLayer } from '../pins/pin-layer.ts';
import type { CreateEngine, MapEngine } from './engine.ts';
import { createListeners } from './listeners.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Creates a vendor's map, and the parts around it that are the same for all vendors. */
export async function createView(
  element: HTMLElement,
  options: MapOptions,
  createEngine: CreateEngine,
  note?: string,
): Promise<MapView> {
  const { signal, language, label } = options;
  signal?.throwIfAborted();
  const words = mapWords(options);
  const { tell, on, clear } = createListeners<MapEvents>();
  let engine: MapEngine | undefined;
  let tellDrawn = () => {};
  const drawn = new Promise<void>((resolve) => (tellDrawn = resolve));
  let goal: number | undefined;

  const frame = createFrame(element, {
    label,
    words,
    note,
    onZoom(by) {
      // Quick clicks add up, even if the movement has not reached the last goal.
      goal = clampZoom(Math.round(goal ?? getCamera().zoom) + by);
      frame.showZoom(goal);
      setCamera({ center: getCamera().center, zoom: goal }, { animate: true });
    },
  });
  const size = () => ({ width: frame.root.clientWidth, height: frame.root.clientHeight });
  const getCamera = (): Camera => engine?.getCamera() ?? options.camera;
  const getBounds = () => boundsOf(getCamera(), size());
  const draw = () => pins?.draw(getCamera(), size());
  function setCamera(camera: Camera, { animate = false }: { readonly animate?: boolean } = {}): void {
    const still = matchMedia(REDUCED_MOTION).matches;
    engine?.moveTo({ center: camera.center, zoom: clampZoom(camera.zoom) }, animate && !still);
  }

  let pins: ReturnType<typeof createPinLayer> | undefined;
  try {
    engine = await createEngine({
      canvas: frame.canvas,
      options,
      words,
      host: {
        moved: draw,
        settled() {
          draw();
          goal = undefined;
          frame.showZoom(getCamera().zoom);
          tell('move', { camera: getCamera(), bounds: getBounds() });
        },
        drawn: tellDrawn,
        background: (position) => tell('background', position),
        failed: (reason) => tell('error', { reason }),
      },
    });
    if (signal?.aborted) {
      engine.destroy();
      signal.throwIfAborted();
    }
  } catch (error) {
    frame.remove();
    throw error;
  }
  pins = createPinLayer({
    overlay: engine.overlay,
    words,
    language,
    onPin: (id) => tell('pin', { id }),
    onCluster: (center, zoom) => setCamera({ center, zoom }, { animate: true }),
    onFocusOutside: (center) => setCamera({ center, zoom: getCamera().zoom }, { animate: true }),
  });
  function resize(): void {
    engine?.resize();
    draw();
  }
  const watcher = new ResizeObserver(resize);
  watcher.observe(frame.root);
  frame.showZoom(getCamera().zoom);
  draw();

  return {
    drawn,
    setCamera,
    getCamera,
    getBounds,
    fitBounds: (bounds, padding = {}) => setCamera(cameraFor(bounds, size(), padding)),
    setPins: (all) => pins?.setPins(all),
    select: (id) => pins?.select(id),
    on,
    resize,
    destroy() {
      clear();
      watcher.disconnect();
      pins?.destroy();
      pins = undefined;
      engine?.destroy();
      engine = undefined;
      frame.remove();
    },
  };
}
