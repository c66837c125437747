/** Returns the color of the `--paper` token in the story catalog, in the format of computed styles. */
export function paperColor(): string {
  const probe = document.createElement('i');
  probe.style.color = 'var(--paper)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
