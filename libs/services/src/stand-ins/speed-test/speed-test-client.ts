import type { dialShare, median } from './dial.ts';
import type { speedMeter } from './speed-meter.ts';
import type { Measuring } from './speed-test.constants.ts';
import type { RunningTexts, SpeedTestLanguage } from './speed-test-texts.ts';

/** What the page hands to its script, in `data-setup`. */
export interface Setup {
  readonly language: SpeedTestLanguage;
  readonly texts: RunningTexts;
  readonly measuring: Measuring;
}

/**
 * The page's script: it shows what the meter measures. It is sent to the browser as the text of this function, so it
 * takes what it needs as arguments and uses nothing else from outside.
 */
export function runSpeedTest(
  shareOf: typeof dialShare,
  middleOf: typeof median,
  meterOf: typeof speedMeter,
): void {
  const root = document.querySelector<HTMLElement>('[data-setup]');
  if (!root) return;
  const { language, texts, measuring } = JSON.parse(root.dataset['setup'] ?? '{}') as Setup;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const threads = root.querySelectorAll('[data-thread]');
  const button = part('button');
  const meter = meterOf(measuring, middleOf, showSpeed);
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

  async function measure(signal: AbortSignal): Promise<void> {
    write('status', texts.latencyPhase);
    const latency = await meter.latency(signal);
    write('latency', number(latency));
    root?.setAttribute('data-phase', 'download');
    write('status', texts.downloadPhase);
    const down = await meter.download(signal);
    root?.setAttribute('data-phase', 'upload');
    write('status', texts.uploadPhase);
    const up = await meter.upload(signal);
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

  button?.addEventListener('click', () => {
    if (running) running.abort();
    else void start();
  });
  button?.removeAttribute('hidden');
}
