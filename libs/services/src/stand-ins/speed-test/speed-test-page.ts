import type { ConfigOptions } from '@cloudflare/speedtest';
import { escapeHtml } from '@skein/http';
import { fontFacesCss } from '@skein/ui/tokens';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SPEED_TEST_CSS } from './speed-test-page.styles.ts';
import { runSpeedTest, type Setup } from './speed-test-script.ts';
import { SPEED_TEST_TEXTS } from './speed-test-texts.ts';

/** Largest download of one request, in bytes. */
export const DOWNLOAD_MAX_BYTES = 25e6;
/** Largest upload of one request, in bytes. */
export const UPLOAD_MAX_BYTES = 8e6;

/** Sizes of the transfers. As soon as a transfer takes half a second, the test skips larger sizes. */
const TRANSFERS = [
  { type: 'download', bytes: 1e5, count: 5 },
  { type: 'download', bytes: 1e6, count: 4 },
  { type: 'download', bytes: 1e7, count: 3 },
  { type: 'download', bytes: DOWNLOAD_MAX_BYTES, count: 3 },
  { type: 'upload', bytes: 1e5, count: 5 },
  { type: 'upload', bytes: 1e6, count: 4 },
  { type: 'upload', bytes: UPLOAD_MAX_BYTES, count: 4 },
] as const;
const MOST_BYTES = TRANSFERS.reduce((sum, { bytes, count }) => sum + bytes * count, 0);

const CONFIG: ConfigOptions = {
  // By default, the engine sends results to the vendor, and measures lost packets with the vendor's server.
  logAimApiUrl: null,
  turnServerUri: '',
  turnServerCredsApiUrl: '',
  autoStart: false,
  measurements: [{ type: 'latency', numPackets: 20 }, ...TRANSFERS],
  bandwidthFinishRequestDuration: 500,
  measureDownloadLoadedLatency: false,
  measureUploadLoadedLatency: false,
};

function pageFile(extension: 'css' | 'js', type: string, body: string) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return { name: `page-${hash}.${extension}`, type: `${type}; charset=utf-8`, body };
}

/**
 * Returns the page in both languages, and the page's files. A file's name contains a hash of its content. The page is
 * in a sandbox, so its requests have no origin, and some hosts refuse fonts and modules for such requests. For this
 * reason, the fonts are in the style sheet, and the test's engine is a classic script.
 * @param provider name for the title of the page
 */
export function speedTestPage(provider: string) {
  const { resolve } = createRequire(import.meta.url);
  const fonts = fontFacesCss((file) => {
    const bytes = readFileSync(resolve(`@skein/ui/fonts/${file}`));
    return `data:font/woff2;base64,${bytes.toString('base64')}`;
  });
  const css = pageFile('css', 'text/css', fonts + SPEED_TEST_CSS);
  const engineCode = readFileSync(resolve('@cloudflare/speedtest'), 'utf8').replace(
    /export \{ (\w+) as default \};[^]*$/u,
    'return $1;',
  );
  const engine = pageFile('js', 'text/javascript', `var SpeedTest = (() => {${engineCode}})();\n`);
  const script = pageFile('js', 'text/javascript', `(${String(runSpeedTest)})();\n`);
  function pageIn(language: keyof typeof SPEED_TEST_TEXTS): string {
    const texts = SPEED_TEST_TEXTS[language];
    const setup: Setup = { language, texts, config: CONFIG, engine: engine.name };
    const figure = (name: 'download' | 'upload' | 'latency', unit: string) =>
      `<div class="${name}"><dt>${texts[name]}</dt><dd><span data-part="${name}">–</span> <small>${unit}</small></dd></div>`;
    return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title} – ${escapeHtml(provider)}</title>
<link rel="stylesheet" href="${css.name}">
<script src="${script.name}" defer></script>
</head>
<body>
<main data-setup="${escapeHtml(JSON.stringify(setup))}">
<p class="dial" aria-hidden="true"><b data-part="speed">0</b><span>Mbps</span></p>
<div class="side">
<h1>${texts.title}</h1>
<dl>${figure('download', 'Mbps')}${figure('upload', 'Mbps')}${figure('latency', 'ms')}</dl>
<div class="act"><button type="button" data-part="button" hidden>${texts.start}</button>
<p role="status" aria-live="polite" data-part="status"></p></div>
<noscript><p>${texts.noScript}</p></noscript>
<p class="note">${texts.note.replace('{megabytes}', String(Math.round(MOST_BYTES / 1e6)))}</p>
</div>
</main>
</body>
</html>
`;
  }
  return { files: [css, script, engine], html: { en: pageIn('en'), es: pageIn('es') } };
}
