/** Returns the paper color of the catalog's brand, as browsers compute it. */
export function paperColor(): string {
  const probe = document.createElement('i');
  probe.style.color = 'var(--paper)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
