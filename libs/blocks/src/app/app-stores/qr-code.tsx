import type { ContentImage } from '@skein/cms-client';
import { Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { QR_IMAGE_WIDTH_PX, QR_PX } from './app-stores.constants.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** The URL that a phone opens when it reads the code. */
  readonly link: string;
  /** Text alternative of the QR code for screen readers. */
  readonly label: string;
  /** An editor's picture of the QR code. If it is set, the component draws no code. */
  readonly image?: ContentImage | undefined;
}

/**
 * A QR code on white, 132 px square. The server draws the code, or an editor provides a picture. Renders
 * nothing if the link is too long.
 */
export function QrCode({ link, label, image }: QrCodeProps) {
  if (image)
    return (
      <Sheet data-qr="">
        <Picture
          image={{ ...image, alt: image.alt || label }}
          widths={[QR_IMAGE_WIDTH_PX]}
          sizes={`${QR_PX}px`}
          objectFit="contain"
        />
      </Sheet>
    );
  const code = qrPath(link);
  if (code === undefined) return null;
  const { path, modules } = code;
  return (
    <Sheet data-qr="">
      <svg
        viewBox={`0 0 ${modules} ${modules}`}
        width={QR_PX}
        height={QR_PX}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path} fill="currentColor" />
      </svg>
    </Sheet>
  );
}

/** Keeps the background white in forced-colors mode, because phones need the contrast. */
const Sheet = styled.span`
  display: block;
  inline-size: ${QR_PX}px;
  block-size: ${QR_PX}px;
  border-radius: var(--radius-small);
  background-color: #fff;
  color: var(--ink);
  overflow: clip;
  forced-color-adjust: none;

  > svg {
    display: block;
  }

  /* Whole, whatever its proportions. */
  img {
    block-size: 100%;
  }
`;
