import { Alert, useWords } from '@skein/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { typedTexts, type TypedText } from '../../edits/typed-texts.ts';
import { unsavedIn } from '../../edits/unsaved.ts';
import { go, useAddress } from '../state/address.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { usePreviewSession } from '../state/preview-session.ts';
import { texts } from '../state/texts.ts';
import type { Page } from '../../model/pages.ts';
import { readMessage, type DeskMessage } from './frame-messages.ts';
import { addressOf, pathOf } from '../../model/page-addresses.ts';
import { placeOf } from './frame-places.ts';

const WIDTHS_PX = { phone: 390, laptop: 1280 } as const;

/** The real page, with drafts or as published. A click on a text or a block opens its fields. */
export function PageFrame({ pages }: { readonly pages: readonly Page[] }): ReactElement {
  const say = useWords();
  const { store, settings } = useDesk();
  const { entered, isLost } = usePreviewSession();
  const publications = useEdits(({ published }) => published);
  const { path, locale, width, shown, entry, field } = useAddress();
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const language = settings.languages.find((one) => one.locale === locale) ?? settings.languages[0];
  const address = addressOf(path, language?.prefix ?? '');

  const tell = useCallback((message: DeskMessage) => {
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, []);
  const showOpen = useEffectEvent(() => {
    if (entry !== undefined) tell({ skein: 'show', entryId: entry, fieldId: field });
  });
  const draw = useEffectEvent((changed: readonly TypedText[] = []) => {
    if (shown === 'published') return;
    tell({ skein: 'draw', entries: unsavedIn(store.read()), texts: changed });
  });
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin) return;
    const message = readMessage(data);
    if (message?.skein === 'clicked') {
      const place = placeOf(message, store.read().content, pages.find((page) => page.path === path)?.entryId);
      if (place) go(place);
    }
    if (message?.skein === 'shown') {
      const now = pathOf(message.path, settings.languages);
      if (pages.some((page) => page.path === now.path) && now.path !== path)
        go({ ...now, entry: undefined, field: undefined }, true);
      draw();
      showOpen();
    }
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => showOpen(), [entry, field]);
  useEffect(() => {
    let { edited, content } = store.read();
    return store.subscribe(() => {
      const now = store.read();
      if (now.edited === edited) return;
      const changed = typedTexts(content, now);
      ({ edited, content } = now);
      draw(changed);
    });
  }, [store]);

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const fit = new ResizeObserver(([box]) =>
      setScale(Math.min(1, (box?.contentRect.width ?? WIDTHS_PX[width]) / WIDTHS_PX[width])),
    );
    fit.observe(element);
    return () => fit.disconnect();
  }, [width]);

  return (
    <Stage as="main" ref={stage}>
      {isLost && shown === 'drafts' && (
        <Lost>
          <Alert tone="warning">{say(texts.previewLost)}</Alert>
        </Lost>
      )}
      <Frame
        key={shown === 'published' ? publications : `${shown} ${entered}`}
        ref={frame}
        title={say(texts.preview)}
        src={shown === 'published' ? `${address}?published` : address}
        style={{
          inlineSize: WIDTHS_PX[width],
          marginInlineStart: -WIDTHS_PX[width] / 2,
          scale,
          blockSize: `${100 / scale}%`,
        }}
      />
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
`;

const Lost = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
`;

const Frame = styled.iframe`
  position: absolute;
  inset-inline-start: 50%;
  background: white;
  transform-origin: top center;
`;
