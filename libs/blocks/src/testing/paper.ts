/** The paper of the brand that the catalogue is drawn in, as browsers compute a color. */
export function paperColor(): string {
  const probe = document.createElement('i');
  probe.style.color = 'var(--paper)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
