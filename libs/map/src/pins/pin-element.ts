import type { MapWords } from '../frame/words.ts';
import type { Pin } from '../interface/map-view.ts';
import type { Cluster } from './pin-index.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Path of a drop in a box of 24 × 32. Its point is at the bottom. */
const DROP = 'M12 31C12 31 22.5 20.6 22.5 12A10.5 10.5 0 0 0 1.5 12C1.5 20.6 12 31 12 31Z';

function drop(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 32');
  svg.setAttribute('aria-hidden', 'true');
  const body = document.createElementNS(SVG, 'path');
  body.setAttribute('d', DROP);
  const eye = document.createElementNS(SVG, 'circle');
  for (const [name, value] of [
    ['cx', '12'],
    ['cy', '12'],
    ['r', '4.25'],
  ] as const)
    eye.setAttribute(name, value);
  svg.append(body, eye);
  return svg;
}

function button(kind: 'pin' | 'cluster'): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.dataset['map'] = kind;
  return element;
}

/** Updates everything in a pin's element that can change. */
export function dressPin(element: HTMLElement, pin: Pin, selected: boolean, words: MapWords): void {
  const status = pin.status ?? (pin.ready ? words.available : words.comingSoon);
  element.dataset['ready'] = String(pin.ready);
  element.dataset['size'] = selected ? 'selected' : pin.bold ? 'bold' : 'default';
  element.setAttribute('aria-label', `${pin.label}, ${status}`);
  if (selected) {
    element.setAttribute('aria-current', 'true');
    element.setAttribute('aria-disabled', 'true');
  } else {
    element.removeAttribute('aria-current');
    element.removeAttribute('aria-disabled');
  }
}

export function pinElement(): HTMLButtonElement {
  const element = button('pin');
  element.append(drop());
  return element;
}

export function clusterElement(
  { count, ready }: Cluster,
  language: string,
  words: MapWords,
): HTMLButtonElement {
  const element = button('cluster');
  element.dataset['ready'] = String(ready);
  element.dataset['size'] = count >= 1000 ? 'large' : count >= 100 ? 'medium' : 'small';
  // Numbers in the style of Spain are wider than the circle.
  const locale = language === 'es' ? 'es-US' : language;
  element.textContent = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count);
  element.setAttribute(
    'aria-label',
    words.cluster.replace('{count}', new Intl.NumberFormat(locale).format(count)),
  );
  return element;
}
