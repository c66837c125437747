import { filled, objectPosition, useWords, type SafeArea } from '@skein/ui';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { areaBetween, isPoint, movedArea, pointArea, withEdge, type Point } from '../../model/safe-area.ts';
import { Input, Tool } from '../state/controls.styles.ts';
import { texts } from '../state/texts.ts';

const EDGES = ['left', 'top', 'right', 'bottom'] as const;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far a pointer has to move before it draws a frame, as a share of the picture. Shorter moves are clicks. */
const SLIP = 0.02;
const percent = (share: number) => Math.round(share * 100);

export interface AreaEditorProps {
  /** Address of the picture. */
  readonly src: string;
  /** The part of the picture that crops keep. Undefined: crops keep the middle of the picture. */
  readonly area: SafeArea | undefined;
  readonly onChange: (area: SafeArea | undefined) => void;
}

/**
 * A picture on which an editor chooses what crops keep: a click sets a focal point, and a drag draws a frame.
 * Arrow keys move the point or frame. Each edge of a frame also has a field for its number.
 */
export function AreaEditor({ src, area, onChange }: AreaEditorProps): ReactElement {
  const say = useWords();
  const drag = useRef<{ readonly from: Point; readonly moves: SafeArea | undefined }>(undefined);
  const isFrame = area !== undefined && !isPoint(area);

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }
  function begin(event: PointerEvent): void {
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const isInside = event.target instanceof Element && event.target.matches('[role=slider]');
    drag.current = { from: pointOf(event), moves: isInside && isFrame ? area : undefined };
  }
  function follow(event: PointerEvent): void {
    if (!drag.current) return;
    const { from, moves } = drag.current;
    const to = pointOf(event);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (Math.hypot(by.x, by.y) < SLIP) return;
    onChange(moves ? movedArea(moves, by) : areaBetween(from, to));
  }
  function end(event: PointerEvent): void {
    const from = drag.current?.from;
    drag.current = undefined;
    const to = pointOf(event);
    if (from && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) onChange(pointArea(to));
  }
  function step(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (!by || !area || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const share = event.shiftKey ? 0.1 : 0.01;
    onChange(movedArea(area, { x: by.x * share, y: by.y * share }));
  }

  return (
    <Editor role="group" aria-label={say(texts.area)}>
      <Stage onPointerDown={begin} onPointerMove={follow} onPointerUp={end}>
        <img src={src} alt="" draggable={false} />
        {area && (
          <Area
            role="slider"
            tabIndex={0}
            aria-label={say(isFrame ? texts.safeArea : texts.focalPoint)}
            aria-valuenow={percent(area.left)}
            aria-valuetext={filled(say(texts.place), {
              x: percent((area.left + area.right) / 2),
              y: percent((area.top + area.bottom) / 2),
            })}
            onKeyDown={step}
            data-point={!isFrame || undefined}
            style={{
              insetInlineStart: `${percent(isFrame ? area.left : (area.left + area.right) / 2)}%`,
              insetBlockStart: `${percent(isFrame ? area.top : (area.top + area.bottom) / 2)}%`,
              ...(isFrame && {
                inlineSize: `${percent(area.right - area.left)}%`,
                blockSize: `${percent(area.bottom - area.top)}%`,
              }),
            }}
          />
        )}
      </Stage>
      <p>{say(texts.areaHint)}</p>
      {area ? (
        <Edges>
          {EDGES.map((edge) => (
            <label key={edge}>
              {say(texts[edge])}
              <Input
                type="number"
                min={0}
                max={100}
                value={percent(area[edge])}
                onChange={({ target }) =>
                  Number.isNaN(target.valueAsNumber) ||
                  onChange(withEdge(area, edge, target.valueAsNumber / 100))
                }
              />
            </label>
          ))}
          <Tool type="button" onClick={() => onChange(undefined)}>
            {say(texts.noArea)}
          </Tool>
        </Edges>
      ) : (
        <Tool type="button" onClick={() => onChange(pointArea({ x: 0.5, y: 0.5 }))}>
          {say(texts.setPoint)}
        </Tool>
      )}
      <Crops role="img" aria-label={say(texts.crops)}>
        {(['3 / 1', '1 / 1', '2 / 3'] as const).map((aspectRatio) => (
          <img
            key={aspectRatio}
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: area && objectPosition(area) }}
          />
        ))}
      </Crops>
    </Editor>
  );
}

const Editor = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  p {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-small);
  background: repeating-conic-gradient(var(--color-line) 0 25%, var(--color-surface-raised) 0 50%) 0 0 / 16px
    16px;
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 18rem;
    pointer-events: none;
  }
`;

const Area = styled.div`
  position: absolute;
  border: 2px solid white;
  box-shadow:
    0 0 0 1px black,
    0 0 0 100rem rgb(0 0 0 / 35%);
  cursor: move;

  &[data-point] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: 50%;
    background: rgb(0 0 0 / 25%);
    box-shadow: 0 0 0 1px black;
    cursor: crosshair;
    translate: -50% -50%;
  }

  &:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Edges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: end;

  label {
    font-size: 0.8125rem;
  }

  input {
    inline-size: 5.5rem;
  }
`;

const Crops = styled.div`
  display: flex;
  gap: var(--space-2);
  block-size: 4rem;

  img {
    block-size: 100%;
    min-inline-size: 0;
    border-radius: 4px;
    object-fit: cover;
  }
`;
