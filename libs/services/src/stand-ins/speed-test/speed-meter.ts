import type { median } from './dial.ts';
import type { Measuring } from './speed-test.constants.ts';

/** Moves `size` bytes, telling how many have arrived. */
type Transfer = (size: number, signal: AbortSignal, arrived: (bytes: number) => void) => Promise<void>;

/**
 * Measures the connection; each measurement throws when it is stopped, and with the status of an answer that failed.
 * Sent to the browser as the text of this function, like `runSpeedTest`.
 * @param show is told of a speed (Mbps) while it is measured
 */
export function speedMeter(
  measuring: Measuring,
  middleOf: typeof median,
  show: (name: 'download' | 'upload', mbps: number) => void,
) {
  const noise = new Uint8Array(measuring.largestUploadBytes);
  // Filled in pieces: a browser gives at most this much chance at a time.
  for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));

  /** A failed answer, as the status it had. */
  async function ask(address: string, init: RequestInit): Promise<Response> {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit', ...init });
    if (!response.ok) throw new Error(String(response.status));
    return response;
  }

  async function measureLatency(signal: AbortSignal): Promise<number> {
    const times: number[] = [];
    for (let turn = 0; turn < measuring.pings; turn += 1) {
      const from = performance.now();
      await ask(`ping?turn=${turn}`, { signal });
      times.push(performance.now() - from);
    }
    return middleOf(times.slice(1));
  }

  /** Several lanes at once, until the time or the volume is used up. Answers Mbps. */
  async function measureSpeed(
    name: 'download' | 'upload',
    transfer: Transfer,
    { most, largest }: { most: number; largest: number },
    stop: AbortSignal,
  ): Promise<number> {
    const over = new AbortController();
    const { signal } = over;
    stop.addEventListener('abort', () => over.abort());
    const timer = setTimeout(() => over.abort(), measuring.phaseMs);
    let from = { at: performance.now(), bytes: 0 };
    const warmUntil = from.at + measuring.warmUpMs;
    let warm = false;
    let bytes = 0;
    let asked = 0;
    let mbps = 0;

    function arrived(count: number): void {
      const at = performance.now();
      bytes += count;
      const elapsed = at - from.at;
      if (elapsed > 0) mbps = ((bytes - from.bytes) * 8) / elapsed / 1000;
      if (!warm && at >= warmUntil) {
        warm = true;
        from = { at, bytes };
      } else show(name, mbps);
    }

    async function lane(): Promise<void> {
      let size = measuring.firstBytes;
      while (!signal.aborted && asked + size <= most) {
        asked += size;
        const began = performance.now();
        await transfer(size, signal, arrived);
        if (performance.now() - began < measuring.growBelowMs) size = Math.min(size * 2, largest);
      }
    }

    try {
      await Promise.all(Array.from({ length: measuring.lanes }, lane));
    } catch (error) {
      // Time being up ends what is under way; anything else is a failure of the test.
      if (!signal.aborted || stop.aborted) throw error;
    } finally {
      clearTimeout(timer);
      over.abort();
    }
    show(name, mbps);
    return mbps;
  }

  async function download(size: number, signal: AbortSignal, arrived: (bytes: number) => void) {
    const { body } = await ask(`download?bytes=${size}`, { signal });
    const reader = body?.getReader();
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
      arrived(step.value.byteLength);
  }

  async function upload(size: number, signal: AbortSignal, arrived: (bytes: number) => void) {
    // Without a type: with one, the sandbox would have to ask for permission first.
    await ask('upload', { method: 'POST', body: new Blob([noise.subarray(0, size)]), signal });
    arrived(size);
  }

  const { downloadBytes, uploadBytes, largestDownloadBytes, largestUploadBytes } = measuring;
  return {
    /** ms */
    latency: measureLatency,
    /** Mbps */
    download: (stop: AbortSignal) =>
      measureSpeed('download', download, { most: downloadBytes, largest: largestDownloadBytes }, stop),
    /** Mbps */
    upload: (stop: AbortSignal) =>
      measureSpeed('upload', upload, { most: uploadBytes, largest: largestUploadBytes }, stop),
  };
}
