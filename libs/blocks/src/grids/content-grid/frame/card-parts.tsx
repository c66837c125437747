import type { CallToActionContent, SafeHtml } from '@skein/cms-client';
import { Heading, Icon, RichText, type HeadingLevel, type HeadingSize, type IconName } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { disc } from '../../../parts/layout/disc.styles.ts';

/** The `sizes` attribute of a card's picture, for a grid with up to three cards in a row. */
export const CARD_SIZES =
  '(min-width: 1300px) 390px, (min-width: 960px) 32vw, (min-width: 620px) 46vw, 100vw';

/** Title of a card. It has no anchor, because two grids of a page may have the same title. */
export function CardTitle(props: {
  readonly level: HeadingLevel;
  readonly size?: HeadingSize;
  readonly children: ReactNode;
}) {
  return (
    <Heading level={props.level} size={props.size ?? 4}>
      {props.children}
    </Heading>
  );
}

/** The words of a card, less prominent than its title. Use `small` for small print. */
export function CardText(props: { readonly html: SafeHtml | undefined; readonly size?: 'small' | 'body' }) {
  return (
    props.html && (
      <Quiet>
        <RichText html={props.html} size={props.size ?? 'body'} />
      </Quiet>
    )
  );
}

/** The call to action of a card. It is at the bottom of the card, however long the words are. */
export function CardAction({ cta }: { readonly cta: CallToActionContent | undefined }) {
  return (
    cta && (
      <Foot data-card-action="">
        <BlockCta cta={cta} size="small" />
      </Foot>
    )
  );
}

/** An icon on a disc. */
export function IconDisc({ name }: { readonly name: IconName }) {
  return (
    <Disc>
      <Icon name={name} size={26} />
    </Disc>
  );
}

/** A box for one item. */
export const Panel = styled.article`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  min-inline-size: 0;
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
`;

/** A box for one item. The picture extends to the edges of the box, above the words. */
export const PicturedPanel = styled(Panel)`
  gap: 0;
  align-items: stretch;
  padding: 0;
  overflow: clip;
`;

/** The words of a panel, with the call to action at the bottom. */
export const PanelWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  padding: clamp(var(--space-5), 3cqi, var(--space-8));
`;

/** The subtitle of a card, in semibold type, between the title and the text. */
export const CardSubtitle = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.4;
`;

const Quiet = styled.div`
  color: var(--color-text-muted);
`;

const Foot = styled.div`
  max-inline-size: 100%;
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  overflow-wrap: anywhere;
`;

const Disc = styled.span`
  ${disc('3.25rem')}
  background-color: var(--color-accent-soft);
  color: var(--color-accent);
`;
