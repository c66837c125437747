export type AttributeValue = string | number | undefined;
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** A number with at most one decimal, as short as it can be written. Throws for NaN and infinities: they are drawing bugs. */
export function num(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a drawable number: ${value}`);
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Attribute names that need more than one decimal to look right. */
const fine = new Set(['opacity', 'fill-opacity', 'stroke-opacity', 'offset']);

/** One element. Camel-case attribute names become dashed ones, except those SVG itself writes in camel case. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let out = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const dashed =
      /^(viewBox|pathLength|gradientUnits|gradientTransform|clipPathUnits|preserveAspectRatio)$/.test(key)
        ? key
        : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    out += ` ${dashed}="${typeof value === 'number' ? num(value, fine.has(dashed) ? 2 : 1) : escape(value)}"`;
  }
  const body = children.join('');
  return body === '' ? `${out}/>` : `${out}>${body}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

/** A filled path without a stroke. */
export function fill(d: string, color: string, more: Attributes = {}): string {
  return el('path', { d, fill: color, ...more });
}

/** A stroked path; without a fill and round at its ends and corners, as the document says once for all. Inside a filled group, say `fill: 'none'`. */
export function stroke(d: string, color: string, width = 2, more: Attributes = {}): string {
  return el('path', { d, stroke: color, strokeWidth: width, ...more });
}

export function circle(cx: number, cy: number, r: number, color: string, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill: color, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  more: Attributes = {},
): string {
  return el('ellipse', { cx, cy, rx, ry, fill: color, ...more });
}

/** A rectangle with rounded corners (0 for sharp ones). */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 0,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill: color, rx: radius === 0 ? undefined : radius, ...more });
}

/** Moves, scales, mirrors and turns (degrees) a drawing made around its own origin. */
export function place(
  drawing: string,
  x: number,
  y: number,
  scale = 1,
  options: { flip?: boolean; rotate?: number } = {},
): string {
  let transform = `translate(${num(x)} ${num(y)})`;
  if (options.rotate) transform += `rotate(${num(options.rotate)})`;
  if (options.flip) transform += `scale(${num(-scale, 3)} ${num(scale, 3)})`;
  else if (scale !== 1) transform += `scale(${num(scale, 3)})`;
  return el('g', { transform }, drawing);
}

/** A complete document. */
export function document(width: number, height: number, ...children: readonly string[]): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    compact(children.join('')),
  );
}

const NEIGHBOR_STROKES = /<path d="([^"]*)" (stroke="[^>]*?)\/>(?:<path d="[^"]*" \2\/>)+/g;

/** Rounds what hand-written path data left long, joins neighbouring strokes of one style and shortens colours; the picture stays the same. */
function compact(markup: string): string {
  return markup
    .replace(/ d="[^"]*"/g, (d) => d.replace(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (long) => num(Number(long))))
    .replace(NEIGHBOR_STROKES, (run: string, _first: string, style: string) => {
      if (style.includes('pathLength') || style.includes('opacity')) return run;
      return `<path d="${[...run.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]).join('')}" ${style}/>`;
    })
    .replace(/"#([0-9a-fA-F])\1([0-9a-fA-F])\2([0-9a-fA-F])\3"/g, '"#$1$2$3"');
}
