import type { ContentImage } from '@skein/cms-client';
import { Picture } from '@skein/ui';
import { styled } from 'styled-components';
import { QR_IMAGE_WIDTH_PX, QR_PX } from './app-stores.constants.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** The address that a phone opens when it reads the code. */
  readonly link: string;
  /** The target of the link, in words. */
  readonly label: string;
  /** A picture that replaces the drawn code. */
  readonly image?: ContentImage | undefined;
}

/**
 * A code on white, 132 px square: drawn on the server, or an editor's own picture. If the link is too long, it
 * renders nothing.
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

/** White on every background, even where a system changes colors, because readers need the contrast. */
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
