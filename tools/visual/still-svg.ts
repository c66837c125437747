const STILL = '<style>*{animation:none!important;transition:none!important}</style>';
const CLOSING_TAG = '</svg>';

/**
 * A drawing that stays as it is. Drawings in `<img>` run their animations out of reach of the page,
 * and the browser's emulated wish for less motion does not come to them either.
 */
export function stillSvg(svg: string): string {
  const end = svg.lastIndexOf(CLOSING_TAG);
  return end < 0 ? svg : svg.slice(0, end) + STILL + svg.slice(end);
}
