import type { default as Engine, ConfigOptions } from '@cloudflare/speedtest';
import type { SpeedTestTexts } from './speed-test-texts.ts';

/** Data for the page's script, in the attribute `data-setup`. */
export interface Setup {
  readonly language: string;
  readonly texts: SpeedTestTexts;
  readonly config: ConfigOptions;
  /** URL of the script that sets `SpeedTest`. */
  readonly engine: string;
}

declare global {
  var SpeedTest: typeof Engine;
}

/**
 * Runs the test and shows the measurements. The text of this function becomes the page's script, so it uses
 * only the browser's functions, and nothing else from this module.
 */
export function runSpeedTest(): void {
  const root = document.querySelector('main');
  const { language, texts, config, engine: source } = JSON.parse(root?.dataset['setup'] ?? '{}') as Setup;
  const part = (name: string) => root?.querySelector(`[data-part="${name}"]`);
  const write = (name: string, text: string) => part(name)?.replaceChildren(text);
  const number = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 1 : 0 });
  let engine: Engine | undefined;
  /** The number of tests so far. Variable `current` is the number of the running test, or 0. */
  let tests = 0;
  let current = 0;

  function end(status: string): void {
    engine?.pause();
    engine = undefined;
    current = 0;
    write('status', status);
    write('button', texts.again);
  }

  /** Shows the results so far. The dial shows the download speed, except during the upload. */
  function show({ results, isFinished }: Engine): Readonly<Record<string, number>> {
    const { latency = 0, download: down = 0, upload: up = 0 } = results.getSummary();
    const [download, upload] = [down / 1e6, up / 1e6];
    const figures = { latency, download, upload, speed: (!isFinished && upload) || download };
    for (const [name, value] of Object.entries(figures)) if (value > 0) write(name, number(value));
    // The scale is logarithmic, so that 20 Mbps and 2 Gbps are both readable on the dial.
    const share = Math.log10(1 + figures.speed) / Math.log10(2001);
    root?.style.setProperty('--share', String(Math.min(1, share)));
    return figures;
  }

  /** Loads the engine at the first test, because most visitors never start a test. */
  const load = () =>
    new Promise<void>((resolve, reject) => {
      if ('SpeedTest' in window) return resolve();
      const script = document.createElement('script');
      script.src = source;
      script.onload = () => resolve();
      script.onerror = reject;
      document.head.append(script);
    });

  function measure(): void {
    const running = new SpeedTest({
      ...config,
      downloadApiUrl: new URL('download', location.href).href,
      uploadApiUrl: new URL('upload', location.href).href,
    });
    engine = running;
    let phase = '';
    running.onPhaseChange = ({ measurement: { type } }) => {
      // A screen reader may announce a text each time it is written, even if the text is the same.
      if (type !== phase) write('status', texts[`${type as 'latency' | 'download' | 'upload'}Phase`]);
      phase = type;
    };
    running.onResultsChange = () => show(running);
    running.onFinish = () => {
      const figures = show(running);
      end(texts.done.replace(/\{(\w+)\}/g, (_, name: string) => number(figures[name] ?? 0)));
    };
    // A transfer can still fail after the visitor has stopped the test.
    running.onError = () => engine === running && end(texts.failed);
    running.play();
  }

  function start(): void {
    const test = (current = ++tests);
    write('button', texts.stop);
    for (const name of ['download', 'upload', 'latency']) write(name, '–');
    load().then(
      () => current === test && measure(),
      () => current === test && end(texts.failed),
    );
  }

  // If the server refuses a request, the engine repeats it for a minute without a message.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    if (engine && entries.some(({ responseStatus }) => responseStatus === 429)) end(texts.busy);
  }).observe({ type: 'resource' });

  part('button')?.addEventListener('click', () => (current > 0 ? end(texts.stopped) : start()));
  part('button')?.removeAttribute('hidden');
}
