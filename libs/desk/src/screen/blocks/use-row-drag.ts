import { useEffect, useState, type PointerEvent } from 'react';

/** A dragged row, and the gap into which the editor would drop it. Gap 0 is before the first row. */
export interface Drag {
  readonly from: number;
  readonly gap: number;
}

/**
 * Moves rows of a list with a pointer, such as a mouse or a finger. Escape cancels the drag.
 * @param onMove called with the row's old and new position
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined);
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, gap: from });
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const rows = [...(currentTarget.closest('ul')?.children ?? [])];
      const gap = rows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      }).length;
      rows[Math.min(gap, rows.length - 1)]?.scrollIntoView({ block: 'nearest' });
      if (gap !== drag.gap) setDrag({ ...drag, gap });
    },
    onPointerUp() {
      const to = drag && drag.gap > drag.from ? drag.gap - 1 : drag?.gap;
      setDrag(undefined);
      if (drag && to !== undefined && to !== drag.from) onMove(drag.from, to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handleOf };
}
