import type { dialShare, median } from './dial.ts';
import type { Measuring } from './speed-test.constants.ts';
import type { RunningTexts, SpeedTestLanguage } from './speed-test-texts.ts';

/** What the page hands to its script, in `data-setup`. */
export interface Setup {
  readonly language: SpeedTestLanguage;
  readonly texts: RunningTexts;
  readonly measuring: Measuring;
}

/** Moves `size` bytes, telling how many have arrived. */
type Transfer = (size: number, signal: AbortSignal, arrived: (bytes: number) => void) => Promise<void>;

/**
 * The page's script. It is sent to the browser as the text of this function, so it takes what it needs as arguments
 * and uses nothing else from outside.
 */
export function runSpeedTest(shareOf: typeof dialShare, middleOf: typeof median): void {
  const root = document.querySelector<HTMLElement>('[data-setup]');
  if (!root) return;
  const { language, texts, measuring } = JSON.parse(root.dataset['setup'] ?? '{}') as Setup;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const threads = root.querySelectorAll('[data-thread]');
  const button = part('button');
  const noise = new Uint8Array(measuring.largestUploadBytes);
  let running: AbortController | undefined;

  const write = (name: string, text: string) => {
    const element = part(name);
    if (element) element.textContent = text;
  };
  const number = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 1 : 0 });

  function showSpeed(name: string, mbps: number): void {
    write('speed', number(mbps));
    write(name, number(mbps));
    threads.forEach((thread, index) => {
      // The inner threads trail a little: a bundle, not a bar.
      const share = shareOf(mbps, measuring.dialMaxMbps) * (1 - index * 0.012);
      thread.setAttribute('stroke-dashoffset', String(100 - share * 100));
    });
  }

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
    name: string,
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
      } else showSpeed(name, mbps);
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
    showSpeed(name, mbps);
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

  async function measure(signal: AbortSignal): Promise<void> {
    const { downloadBytes, uploadBytes, largestDownloadBytes, largestUploadBytes } = measuring;
    write('status', texts.latencyPhase);
    const latency = await measureLatency(signal);
    write('latency', number(latency));
    root?.setAttribute('data-phase', 'download');
    write('status', texts.downloadPhase);
    const down = await measureSpeed(
      'download',
      download,
      { most: downloadBytes, largest: largestDownloadBytes },
      signal,
    );
    root?.setAttribute('data-phase', 'upload');
    write('status', texts.uploadPhase);
    const up = await measureSpeed(
      'upload',
      upload,
      { most: uploadBytes, largest: largestUploadBytes },
      signal,
    );
    showSpeed('download', down);
    const results: Record<string, number> = { download: down, upload: up, latency };
    write(
      'status',
      texts.done.replace(/\{(\w+)\}/g, (_, name: string) => number(results[name] ?? 0)),
    );
  }

  async function start(): Promise<void> {
    running = new AbortController();
    write('button', texts.stop);
    for (const name of ['download', 'upload', 'latency']) write(name, '–');
    try {
      await measure(running.signal);
    } catch (error) {
      const status = error instanceof Error ? error.message : '';
      const problem = status === '429' ? texts.busy : texts.failed;
      write('status', running.signal.aborted ? texts.stopped : problem);
    }
    root?.setAttribute('data-phase', 'idle');
    write('button', texts.again);
    running = undefined;
  }

  // Filled in pieces: a browser gives at most this much chance at a time.
  for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
  button?.addEventListener('click', () => {
    if (running) running.abort();
    else void start();
  });
  button?.removeAttribute('hidden');
}
