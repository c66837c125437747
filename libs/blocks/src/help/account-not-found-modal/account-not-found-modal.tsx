import { analyticsAttributes } from '@skein/analytics';
import { ServedDialog } from '@skein/ui';
import { styled } from 'styled-components';
import { lead } from '../../parts/layout/lead.styles.ts';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { ACCOUNT_NOT_FOUND_HASH, type AccountNotFoundModalProps } from './account-not-found-modal.block.ts';

export type { AccountNotFoundModalProps };

const tryAgain = analyticsAttributes({
  event: 'account_not_found',
  category: 'account_not_found',
  action: 'click',
  label: 'Try again',
});

/**
 * A dialog that says that the visitor's account was not found. The first script of the page opens the dialog,
 * so the dialog has no separate script.
 */
export function AccountNotFoundModal({ title, subtitle, cta, analyticsId }: AccountNotFoundModalProps) {
  return (
    <ServedDialog openAt={ACCOUNT_NOT_FOUND_HASH} title={title} analyticsId={analyticsId}>
      {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      <LooseEnd viewBox="0 0 600 96" aria-hidden="true" focusable="false">
        <path d="M0 30C120 30 150 62 268 62S452 22 600 22" />
        <path d="M0 44c118 0 150 30 262 30s190-38 338-38" />
        <path d="M0 58c96 0 120 24 206 24 66 0 96-20 132-20 28 0 34 26 12 28-20 2-22-26 2-30 22-4 42 8 46 22" />
      </LooseEnd>
      <div>
        <BlockCta cta={cta} {...tryAgain} />
      </div>
    </ServedDialog>
  );
}

const Subtitle = styled.p`
  ${lead}
  max-inline-size: 52ch;
  color: var(--color-text-muted);
`;

/** Draws three decorative lines from the left edge. Two lines reach the right edge, and the third line ends halfway. */
const LooseEnd = styled.svg`
  --inset: clamp(1.25rem, 0.75rem + 2.5vw, 2.25rem);
  display: block;
  inline-size: calc(100% + 2 * var(--inset));
  max-inline-size: none;
  margin-block: var(--space-5);
  margin-inline: calc(-1 * var(--inset));
  fill: none;
  stroke: var(--color-internet-fill);
  stroke-width: 3;
  stroke-linecap: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  path:nth-child(2 of :not(style)) {
    stroke: var(--color-tv-fill);
  }

  path:nth-child(3 of :not(style)) {
    stroke: var(--color-business-fill);
  }
`;
