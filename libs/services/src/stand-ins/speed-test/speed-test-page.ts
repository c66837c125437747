import { escapeHtml } from '@skein/http';
import { createHash } from 'node:crypto';
import { dialShare } from './dial.ts';
import { DIAL_MARKS_MBPS, MEASURING } from './speed-test.constants.ts';
import type { Setup } from './speed-test-client.ts';
import { SCRIPT, SERVED_HEAD, type PageHead } from './speed-test-parts.ts';
import { SPEED_TEST_TEXTS, type SpeedTestLanguage } from './speed-test-texts.ts';

/** Nothing but its own styles and files, and only our own pages may frame it. */
export const SPEED_TEST_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(SERVED_HEAD.css).digest('base64')}'`,
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The dial in its own units: half circles around one middle. */
const DIAL = {
  width: 320,
  height: 186,
  middleX: 160,
  middleY: 170,
  outer: 136,
  gap: 6.5,
  marks: 12,
} as const;
/** Outermost first: from the internet's teal to the violet of TV, one thread each. */
const THREAD_COLORS = ['#4fe3cb', '#62d6d2', '#76c9da', '#8abbe3', '#9eaeee', '#b79dff'] as const;

function halfCircle(radius: number): string {
  const { middleX, middleY } = DIAL;
  return `M${middleX - radius} ${middleY}A${radius} ${radius} 0 0 1 ${middleX + radius} ${middleY}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function mark(mbps: number): string {
  const angle = Math.PI * (1 - dialShare(mbps, MEASURING.dialMaxMbps));
  const radius = DIAL.outer + DIAL.marks;
  const x = round(DIAL.middleX + Math.cos(angle) * radius);
  const y = round(DIAL.middleY - Math.sin(angle) * radius + 4);
  const label = mbps >= 1000 ? `${mbps / 1000}G` : String(mbps);
  // The first and last marks stand under the ends of the threads, where there is room for them.
  const atEnd = mbps === DIAL_MARKS_MBPS[0] || mbps === DIAL_MARKS_MBPS.at(-1);
  const inset = Math.sign(DIAL.middleX - x) * (DIAL.marks + DIAL.gap * 2.5);
  const side = x < DIAL.middleX ? 'end' : 'start';
  return `<text text-anchor="${atEnd ? 'middle' : side}" x="${atEnd ? round(x + inset) : x}" y="${atEnd ? DIAL.middleY + 16 : y}">${label}</text>`;
}

function dial(): string {
  const threads = THREAD_COLORS.map((color, index) => {
    const path = halfCircle(DIAL.outer - index * DIAL.gap);
    return `<path class="track" d="${path}"/><path class="live" data-thread d="${path}" pathLength="100" stroke="${color}" stroke-dashoffset="100"/>`;
  }).join('');
  return `<svg viewBox="0 0 ${DIAL.width} ${DIAL.height}" aria-hidden="true" focusable="false">${threads}${DIAL_MARKS_MBPS.map(mark).join('')}</svg>`;
}

const DIAL_SVG = dial();

/** The page as a whole document. Without script it says what it would need. @param provider whose test it is */
export function speedTestPage(
  language: SpeedTestLanguage,
  provider: string,
  { css, fonts }: PageHead = SERVED_HEAD,
): string {
  const texts = SPEED_TEST_TEXTS[language];
  const { title, download, upload, latency, noScript, note, ...running } = texts;
  const setup: Setup = { language, texts: running, measuring: MEASURING };
  const megabytes = Math.round((MEASURING.downloadBytes + MEASURING.uploadBytes) / 1024 / 1024);
  const row = (name: string, label: string, unit: string) =>
    `<div class="${name}"><dt>${label}</dt><dd><span data-part="${name}">–</span> <small>${unit}</small></dd></div>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${escapeHtml(provider)}</title>
${fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${name}">`).join('\n')}
<style>${css}</style>
<script src="${SCRIPT.name}" defer></script>
</head>
<body>
<main data-phase="idle" data-setup="${escapeHtml(JSON.stringify(setup))}">
<div class="dial">
${DIAL_SVG}
<p class="reading" aria-hidden="true"><b data-part="speed">0</b><span>Mbps</span></p>
</div>
<div class="side">
<h1>${title}</h1>
<dl>
${row('download', download, 'Mbps')}
${row('upload', upload, 'Mbps')}
${row('latency', latency, 'ms')}
</dl>
<div class="act"><button type="button" data-part="button" hidden>${texts.start}</button>
<p role="status" aria-live="polite" data-part="status"></p></div>
<noscript><p>${noScript}</p></noscript>
<p class="note">${note.replace('{megabytes}', String(megabytes))}</p>
</div>
</main>
</body>
</html>
`;
}
